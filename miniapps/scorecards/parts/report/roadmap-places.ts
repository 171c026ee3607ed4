import type { OpenRecommendation } from '../../../domain/scorecards/open-recommendation.ts'

/** Recommendations of the same impact and effort are one point with all their numbers: names must not lie over each other. */
export function placesOf(top: readonly OpenRecommendation[]): readonly (readonly OpenRecommendation[])[] {
  const places = new Map<string, OpenRecommendation[]>()
  for (const each of top) {
    const place = `${each.impact} ${each.effort}`
    places.set(place, [...(places.get(place) ?? []), each])
  }
  return [...places.values()]
}
