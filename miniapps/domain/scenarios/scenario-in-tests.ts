import type { ApprovedCurve } from '../curves/wire.ts'
import type { Body } from '../document/change.ts'
import type { Curve } from '../planning/curves/curve.ts'
import { basisOf, type Basis, pinnedOffers } from './basis.ts'
import { offersOf } from './offers.ts'
import { answersOf } from './answers-of.ts'
import type { Touchpoint } from '../touchpoints/touchpoint.ts'

/** Two curves of money, as the page's case O6 has them: what 1,000 pounds more of each reach. */
export const O6 = {
  TV: { family: 'exponential', max: 80, k: 100_000, observed: 300_000 },
  OLV: { family: 'exponential', max: 60, k: 50_000, observed: 300_000 },
} as const satisfies Readonly<Record<string, Curve>>

export const curveInTests = (
  touchpoint: string,
  fit: Curve,
  more: Partial<ApprovedCurve> = {},
): ApprovedCurve => ({
  id: `curve-${touchpoint}`,
  version: 2,
  name: 'v1',
  own: false,
  market: 'GB',
  touchpoint,
  audience: 'Adults 18+',
  unit: 'spend',
  currency: 'GBP',
  universe: 54_200_000,
  fit,
  source: 'Panel, autumn 2025',
  from: null,
  to: null,
  ...more,
})

export const touchpointInTests = (code: string, more: Partial<Touchpoint> = {}): Touchpoint => ({
  code,
  names: { en: code },
  parent: '',
  type: 'paid',
  unit: 'grp',
  rateType: 'cpp',
  rate: 12_000_000,
  currency: 'GBP',
  factors: {},
  curve: '',
  active: true,
  from: '',
  to: '',
  ...more,
})

/** A scenario of these curves as its fields, with what it would be computed with pinned. */
export function scenarioInTests(
  fits: Readonly<Record<string, Curve>> = O6,
  more: Body = {},
  curves: readonly ApprovedCurve[] = Object.entries(fits).map(([code, fit]) => curveInTests(code, fit)),
): { body: Body; curves: readonly ApprovedCurve[]; basis: Basis } {
  const answers: Body = {
    title: 'Spring',
    'answers/market': 'GB',
    'answers/audience': 'Adults 18+',
    'answers/universe': 54_200_000,
    'answers/budget': 10_000_000,
    'answers/currency': 'GBP',
    'answers/start': '2026-03-01',
    'answers/end': '2026-04-30',
    ...Object.fromEntries(Object.keys(fits).map((code) => [`answers/touchpoints/${code}`, true])),
    seed: 42,
    ...more,
  }
  const { market, audience, universe, currency, start: day } = answersOf(answers)
  const touchpoints = Object.keys(fits).map((code) => touchpointInTests(code))
  const offers = offersOf({ touchpoints, curves, market, audience, universe, currency, day })
  const body = { ...answers, ...pinnedOffers(answers, offers) }
  const basis = basisOf(body, curves)
  if ('refused' in basis) throw new Error(`No basis: ${basis.refused}`)
  return { body, curves, basis }
}
