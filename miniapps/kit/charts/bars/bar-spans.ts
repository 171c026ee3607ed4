import type { Series } from '../chart.ts'
import { stackValues, type Span } from '../geometry/stack-values.ts'

export interface BarSpan {
  value: number | null
  span: Span | null
}

/** From where to where each bar reaches, row by row: from zero, or upon the one before. */
export function barSpans(series: readonly Series[], rows: number, isStacked: boolean): BarSpan[][] {
  return Array.from({ length: rows }, (_, row) => {
    const values = series.map((each) => each.values[row] ?? null)
    const spans = isStacked
      ? stackValues(values)
      : values.map((value) => (value === null ? null : { from: 0, to: value }))
    return values.map((value, place) => ({ value, span: spans[place]! }))
  })
}
