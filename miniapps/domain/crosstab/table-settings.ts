import { type Body, textAt } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import { type Basis, firstBasis } from '../surveys/basis.ts'
import type { Dataset } from '../surveys/dataset.ts'
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

/** The people that a crosstab counts, as it keeps them; undefined before a dataset was chosen. */
export function basisOf(body: Body): Basis | undefined {
  const dataset = textAt(body, 'dataset')
  if (!dataset) return undefined
  return {
    dataset,
    version: Number(body['version'] ?? 1),
    slices: markedIn(body, 'slices').toSorted(),
    weight: textAt(body, 'weight'),
    base: textAt(body, 'base'),
  }
}

/** Changes of a document that keep a basis. */
export function basisChanges(body: Body, basis: Basis): Readonly<Record<string, Json>> {
  const { slices, ...fields } = basis
  return {
    ...fields,
    ...Object.fromEntries(markedIn(body, 'slices').map((id) => [`slices/${id}`, null])),
    ...Object.fromEntries(slices.map((id) => [`slices/${id}`, true])),
    base: basis.base || null,
  }
}

/** Of a crosstab that has none yet. */
export const usualBasis = (datasets: readonly Dataset[], market?: string): Basis | undefined => {
  const [first] = datasets.filter(({ licence }) => licence.client === undefined)
  return first && firstBasis(first, market)
}
