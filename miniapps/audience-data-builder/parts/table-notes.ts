import { adjustmentOf } from '../../domain/crosstab/table-settings.ts'
import type { Body } from '../../domain/document/change.ts'
import type { FigureSource } from '../../kit/audience/survey/source-lines.ts'
import { words } from '../words/words.ts'
import type { Counted, ShownTable } from './use-counted.ts'

/** Whom the figures are about, for the note beside them and for files. */
export const useSource = ({ survey, basis, comparison }: Counted): FigureSource => ({
  dataset: survey.dataset,
  slices: basis.slices,
  weight: basis.weight,
  base: basis.base,
  comparison,
})

/** How to read the table: what was tested and adjusted, and what its signs mean. */
export function tableNotes(
  { comparison, figures }: Pick<ShownTable, 'comparison' | 'figures'>,
  body: Body,
): readonly string[] {
  const cells = figures.flat()
  return [
    comparison ? words('note.againstComparison', { comparison }) : words('note.againstRest'),
    words('note.adjustment', { adjustment: words(`adjustment.${adjustmentOf(body)}`) }),
    words('note.letters'),
    words('note.flags'),
    cells.some((cell) => cell && cell.trust !== 'sound') && words('note.trust'),
    cells.includes(null) && words('note.hidden'),
  ].filter((note) => note !== false)
}
