import type { ApprovedCurve } from '../curves/wire.ts'
import type { Body } from '../document/change.ts'
import { pinPath } from '../document/pin.ts'
import type { PlanLine } from '../plans/plan-line.ts'
import { planInTests } from '../plans/plan-in-tests.ts'
import { curveInTests } from '../scenarios/scenario-in-tests.ts'
import type { PlanVersion } from './compared-plan.ts'

/** Reach by money of the page's case K1: 63.2 for 500,000 and 68.0 for 560,000. */
export const K1_CURVE = curveInTests('TV', {
  family: 'table',
  points: [
    [500_000, 63.2],
    [560_000, 68],
  ],
})

/** And of K2, by money too. */
export const K2_CURVES: readonly ApprovedCurve[] = [
  curveInTests('TV', { family: 'exponential', max: 80, k: 300 }),
  curveInTests('OLV', { family: 'exponential', max: 50, k: 100 }),
]

/** A line for a sum in whole units, with one price. */
export const flatLine = (
  touchpoint: string,
  units: number,
  more: Partial<PlanLine> = {},
): Partial<PlanLine> => ({
  touchpoint,
  market: 'GB',
  vendor: 'ITV',
  rateType: 'flat',
  rate: units * 10_000,
  ...more,
})

/** Impressions at a CPM in whole units. */
export const cpmLine = (quantity: number, cpm: number, more: Partial<PlanLine> = {}): Partial<PlanLine> => ({
  touchpoint: 'OLV',
  market: 'GB',
  vendor: 'Northlight Video',
  rateType: 'cpm',
  rate: cpm * 10_000,
  quantity,
  ...more,
})

/** The version 3, called v1, of a plan of its own. */
export const versionInTests = (
  key: string,
  lines: readonly Partial<PlanLine>[],
  curves: readonly ApprovedCurve[],
  more: Body = {},
): PlanVersion => ({
  key,
  id: `plan-${key}`,
  version: 3,
  name: 'v1',
  body: planInTests(lines, { title: `Plan ${key}`, audience: 'Adults 18+', ...more }, curves),
})

/** Fields of a comparison that pins these. */
export const pinsInTests = (versions: readonly PlanVersion[]): Body =>
  Object.fromEntries(versions.map(({ key, id, version }) => [pinPath(key), { type: 'plan', id, version }]))
