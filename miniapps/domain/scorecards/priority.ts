/** How sure the assessor is of an answer. */
export type Confidence = 'low' | 'medium' | 'high'

/** As usual for this way of ranking (RICE): 50, 80 and 100 %. */
export const CONFIDENCE_SHARE: Readonly<Record<Confidence, number>> = { low: 0.5, medium: 0.8, high: 1 }

export interface Ranked {
  /** People reached, or the weight's share of the scorecard in percent. */
  reach: number
  impact: number
  /** Share, 0 to 1. */
  confidence: number
  /** More than 0. */
  effort: number
}

/** In which order recommendations are worth doing: reach · impact · confidence / effort. Source: docs/design/scoring.md. */
export const priority = ({ reach, impact, confidence, effort }: Ranked): number =>
  (reach * impact * confidence) / effort

/** The reach of a recommendation unless somebody enters people: its question's weight in percent of the scorecard's. */
export const reachOfWeight = (weight: number, totalWeight: number): number => (100 * weight) / totalWeight
