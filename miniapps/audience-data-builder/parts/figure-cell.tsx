import type { Measure } from '../../domain/crosstab/crosstab-document.ts'
import type { TableCell } from '../../domain/crosstab/table-figures.ts'
import { words } from '../words/words.ts'
import { MARKS, shownValue } from '../../domain/crosstab/measure-values.ts'

/** Measures at which the result of a cell's test is drawn. */
const MARKED: ReadonlySet<Measure> = new Set(['column', 'index'])

interface FigureCellProps {
  cell: TableCell
  measure: Measure
  textOf(value: number): string
}

/** A figure with what is to be known of it: hidden, marked by its test, not to be relied on. */
export function FigureCell({ cell, measure, textOf }: FigureCellProps) {
  if (!cell) return <span className="figure-hidden">{words('hidden')}</span>
  const value = shownValue(cell, measure)
  const mark = MARKED.has(measure) ? cell.mark : 0
  const isCount = measure === 'n' || measure === 'effective' || measure === 'letters'
  const trust = isCount || value === null ? 'sound' : cell.trust
  return (
    <span className="figure-value" data-mark={mark || undefined} data-trust={trust}>
      {mark !== 0 && (
        <>
          <span aria-hidden="true" className="figure-arrow">
            {MARKS[mark]}{' '}
          </span>
          <span className="os-visually-hidden">
            {words(`mark.${mark > 0 ? 'above' : 'below'}.${Math.abs(mark) === 2 ? 'very' : 'sure'}`)}{' '}
          </span>
        </>
      )}
      {trust === 'about' && '≈\u00a0'}
      {typeof value === 'number' ? textOf(value) : (value ?? '–')}
      {trust === 'useless' && <abbr title={words('useless')}>†</abbr>}
    </span>
  )
}
