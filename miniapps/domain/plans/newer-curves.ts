import type { ApprovedCurve } from '../curves/wire.ts'
import type { Body } from '../document/change.ts'
import { curveFor, pinOfCurve } from './plan-curves.ts'
import { type PlanAtHand, PlanReach } from './plan-figures.ts'

/** A curve that the plan would use today in place of a pinned one, with its total reach by both. */
export interface NewerCurve {
  market: string
  touchpoint: string
  before: ApprovedCurve
  after: ApprovedCurve
  reach: number | null
  reachAfter: number | null
  /** Set once it is taken over. */
  fields: Body
}

/** Nothing is recomputed with them until somebody takes one over. */
export function newerCurves(
  body: Body,
  at: PlanAtHand,
  asked: Parameters<typeof curveFor>[1],
  known: readonly ApprovedCurve[],
): readonly NewerCurve[] {
  return at.groups.flatMap(({ market, touchpoint, curve: before }) => {
    const after = curveFor({ market, touchpoint }, asked)
    if (!after || (after.id === before.id && after.version <= before.version)) return []
    const fields = pinOfCurve({ market, touchpoint }, after)
    const { total } = new PlanReach().of({ ...body, ...fields }, known)
    return [{ market, touchpoint, before, after, reach: at.total.reach, reachAfter: total.reach, fields }]
  })
}
