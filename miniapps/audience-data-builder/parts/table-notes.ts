import { refText } from '../../domain/audience/compose/audience-refs.ts'
import { leavesOf } from '../../domain/audience/leaves.ts'
import { ruleOf } from '../../domain/crosstab/lines-of-picks.ts'
import { adjustmentOf } from '../../domain/crosstab/table-settings.ts'
import type { Body } from '../../domain/document/change.ts'
import { protectionOf } from '../../domain/privacy/protection-of.ts'
import type { FigureSource } from '../../kit/audience/survey/source-lines.ts'
import { words } from '../words/words.ts'
import { useCrosstab, useReadable } from './crosstab-world.tsx'
import type { Counted, ShownTable } from './use-counted.ts'

/** Source of the figures, for the note beside them and for files: audiences by name, and rounded where a sensitive question is asked. */
export function useSource({ survey, basis, comparison, rows, columns }: Counted): FigureSource {
  const { audiences } = useCrosstab()
  const readable = useReadable()
  const { dataset, frame } = survey
  const rules = [...rows, ...columns].map(({ rule }) => rule)
  const asked = [...rules, ...[basis.base, comparison].flatMap((text) => ruleOf(text) ?? [])]
  const known = asked
    .flatMap(leavesOf)
    .flatMap((leaf) => (leaf.op === 'audience' ? (audiences.get(refText(leaf))?.expression ?? []) : leaf))
  const names = known.flatMap(leavesOf).flatMap((leaf) => ('variable' in leaf ? leaf.variable : []))
  const protection = protectionOf(dataset.licence, frame, new Set(names))
  return {
    dataset: { ...dataset, licence: { ...dataset.licence, protection } },
    slices: basis.slices,
    weight: basis.weight,
    base: readable(basis.base),
    comparison: readable(comparison),
  }
}

/** Notes below the table: its tests, their adjustment, and its signs. `comparison` is given as people read it. */
export function tableNotes(
  { figures }: Pick<ShownTable, 'figures'>,
  comparison: string | undefined,
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
