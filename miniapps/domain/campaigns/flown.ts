import { dayNumber } from '../kernel/periods/days.ts'
import type { Flight } from './campaign-of.ts'

/** First and last day. */
export type Span = readonly [start: string, end: string]

/** Days on which any flight runs: flights that overlap or follow each other are one span. */
export function flownSpans(flights: readonly Pick<Flight, 'start' | 'end'>[]): readonly Span[] {
  const dated = flights
    .filter(({ start, end }) => start && end && start <= end)
    .toSorted((one, other) => one.start.localeCompare(other.start))
  const spans: [string, string][] = []
  for (const { start, end } of dated) {
    const last = spans.at(-1)
    if (!last || dayNumber(start) > dayNumber(last[1]) + 1) spans.push([start, end])
    else if (end > last[1]) last[1] = end
  }
  return spans
}
