import type { Body } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import type { Adjustment } from './adjust.ts'
import { ADJUSTMENTS, markedIn, type Measure, MEASURES } from './crosstab-document.ts'

const FIRST_MEASURES: readonly Measure[] = ['universe', 'column', 'index']

/** Figures that each cell shows, in the trade's order; some where none was chosen. */
export function measuresOf(body: Body): readonly Measure[] {
  const marked = new Set(markedIn(body, 'measures'))
  return marked.size > 0 ? MEASURES.filter((measure) => marked.has(measure)) : FIRST_MEASURES
}

/** All measures as marks: one that is turned, and the first ones where none had been chosen. */
export function turnMeasure(body: Body, measure: Measure): Readonly<Record<string, Json>> {
  const now = new Set(measuresOf(body))
  if (!now.delete(measure)) now.add(measure)
  return Object.fromEntries(MEASURES.map((each) => [`measures/${each}`, now.has(each) ? true : null]))
}

export const adjustmentOf = (body: Body): Adjustment =>
  ADJUSTMENTS.find((each) => each === body['adjustment']) ?? 'none'
