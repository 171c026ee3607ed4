import type { Series } from '../chart.ts'
import { stackValues, type Span } from '../geometry/stack-values.ts'

export type LineMode = 'line' | 'area' | 'stacked'

/** For each series, from where to where each of its places reaches; null is a gap. */
export function lineSpans(series: readonly Series[], places: number, mode: LineMode): (Span | null)[][] {
  const spans = Array.from({ length: places }, (_, place) => {
    const values = series.map(({ values: all }) => all[place] ?? null)
    return mode === 'stacked'
      ? stackValues(values)
      : values.map((value) => (value === null ? null : { from: 0, to: value }))
  })
  return series.map((_, index) => spans.map((place) => place[index]!))
}
