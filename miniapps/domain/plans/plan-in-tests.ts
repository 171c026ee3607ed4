import type { ApprovedCurve } from '../curves/wire.ts'
import type { Body } from '../document/change.ts'
import { pinPath } from '../document/pin.ts'
import { curveInTests } from '../scenarios/scenario-in-tests.ts'
import { curvePinOf } from './plan-head.ts'
import { linePath, type PlanLine, rowOf } from './plan-line.ts'

const GRP = { unit: 'grp', currency: null, universe: 10_000_000 } as const

/** The curves of the page's case C10, by GRP. */
export const TV_CURVE = curveInTests('TV', { family: 'exponential', max: 85, k: 220, observed: 400 }, GRP)
export const OLV_CURVE = curveInTests('OLV', { family: 'exponential', max: 50, k: 100, observed: 200 }, GRP)
export const PLAN_CURVES: readonly ApprovedCurve[] = [TV_CURVE, OLV_CURVE]

/** TV bought by the point. */
export const tvLine = (quantity: number, more: Partial<PlanLine> = {}): Partial<PlanLine> => ({
  touchpoint: 'TV',
  market: 'GB',
  vendor: 'ITV',
  rateType: 'cpp',
  rate: 24_000_000,
  quantity,
  ...more,
})

export const olvLine = (quantity: number, more: Partial<PlanLine> = {}): Partial<PlanLine> =>
  tvLine(quantity, { touchpoint: 'OLV', vendor: 'YouTube', rate: 6_000_000, ...more })

const pin = ({ market, touchpoint, id, version }: ApprovedCurve): Body => ({
  [pinPath(curvePinOf(market, touchpoint))]: { type: 'curve', id, version },
})

/** A plan of these lines, with ids l1, l2 and so on, in their order; its curves are pinned. */
export const planInTests = (
  lines: readonly Partial<PlanLine>[],
  more: Body = {},
  curves: readonly ApprovedCurve[] = PLAN_CURVES,
): Body => ({
  title: 'Spring',
  currency: 'GBP',
  start: '2026-03-02',
  end: '2026-03-29',
  universe: 10_000_000,
  ...Object.assign({}, ...curves.map(pin)),
  ...more,
  ...Object.fromEntries(lines.map((line, at) => [linePath(`l${at + 1}`), rowOf({ place: at + 1, ...line })])),
})
