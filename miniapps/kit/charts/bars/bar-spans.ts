import type { Series } from '../chart.ts'
import { stackValues, type Span } from '../geometry/stack-values.ts'

export interface BarSpan {
  value: number | null
  span: Span | null
}

/** Several bars of a row beside each other or each upon the one before; or rows that lead from a first total to a last one. */
export type BarMode = 'grouped' | 'stacked' | 'waterfall'

/** From where to where each bar reaches, row by row: from zero, or upon the one before. */
export function barSpans(series: readonly Series[], rows: number, mode: BarMode): BarSpan[][] {
  if (mode === 'waterfall') return steps(series[0]!.values).map((step) => [step])
  return Array.from({ length: rows }, (_, row) => {
    const values = series.map((each) => each.values[row] ?? null)
    const spans =
      mode === 'stacked'
        ? stackValues(values)
        : values.map((value) => (value === null ? null : { from: 0, to: value }))
    return values.map((value, place) => ({ value, span: spans[place]! }))
  })
}

/** Between the totals each change begins where the one before ended. */
function steps(values: Series['values']): BarSpan[] {
  let reached = 0
  return values.map((value, row) => {
    const from = isTotal(row, values.length) ? 0 : reached
    reached = from + (value ?? 0)
    return { value, span: value === null ? null : { from, to: reached } }
  })
}

/** The first and the last row of a waterfall. */
export const isTotal = (row: number, rows: number): boolean => row === 0 || row === rows - 1
