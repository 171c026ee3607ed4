import { CURVE } from '../../../../miniapps/domain/curves/curve.ts'
import { fittedCurve } from '../../../../miniapps/domain/curves/fitted-curve.ts'
import type { ObservedPoint } from '../../../../miniapps/domain/curves/wire.ts'
import type { Body } from '../../../../miniapps/domain/document/change.ts'
import type { Json } from '../../../../miniapps/domain/document/json.ts'
import { addSampleDocuments, type SampleStep } from '../../../documents/add-sample-documents.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'
import { CURRENCY, PLANNING_AGENCY } from '../../../world/planning/clients.ts'
import { AUTHOR, daysAfter, DECIDER, DONE_AT } from '../../../world/planning/planners.ts'
import {
  curveId,
  CURVE_MARKETS,
  CURVE_TOUCHPOINTS,
  type CurveMarket,
  curveTruth,
  observedPoints,
  OUTLIERS,
  SAMPLE_AUDIENCE,
  UNIVERSE,
} from '../../../world/planning/curve-truths.ts'

/** Not all are approved: two wait for a second look at a point, two are newly made. */
const DRAFTS = new Set([...Object.keys(OUTLIERS), 'CINEMA.US', 'PRINT.US'])
/** The second approval holds from then on. */
const RENEWED = 'TV.GB'
const RENEWED_FROM = '2026-04-01'
const MORE_REACH = 1.02
const DAY_BEFORE = '2026-03-31'

/** Twelve curves for three markets, with the points that they were made from. */
export const addCurves: Noun['addSample'] = async (sql) => {
  const all = CURVE_TOUCHPOINTS.flatMap((touchpoint) =>
    CURVE_MARKETS.map((market) => ({ touchpoint, market, points: observedPoints(touchpoint, market) })),
  )
  await addSampleDocuments(
    sql,
    CURVE,
    all.map(({ touchpoint, market, points }) => ({
      id: curveId(touchpoint, market),
      place: PLANNING_AGENCY,
      facts: null,
      steps: stepsOf(touchpoint, market, points),
    })),
  )
  await insertRows(
    sql,
    'curve_point',
    all.flatMap(({ touchpoint, market, points }) => {
      const sets = `${touchpoint}.${market}` === RENEWED ? [points, raised(points)] : [points]
      return sets.flatMap((set, index) =>
        set.map((point, at) => ({
          ...point,
          document_id: curveId(touchpoint, market),
          set: index + 1,
          row: at + 1,
        })),
      )
    }),
  )
}

function stepsOf(touchpoint: string, market: CurveMarket, points: readonly ObservedPoint[]): SampleStep[] {
  const { family } = curveTruth(touchpoint, market)
  const fit = (observed: readonly ObservedPoint[]): Json => {
    const fitted = fittedCurve({ points: observed, family })
    return 'curve' in fitted ? (fitted.curve as unknown as Json) : null
  }
  const set: Body = {
    market,
    touchpoint,
    audience: SAMPLE_AUDIENCE,
    unit: 'grp',
    currency: CURRENCY[market],
    family,
    fit: fit(points),
    points: 1,
    universe: UNIVERSE[market],
    source: 'Panel of the market, autumn 2025',
  }
  const key = `${touchpoint}.${market}`
  const made = { at: DONE_AT, by: AUTHOR, set }
  if (DRAFTS.has(key)) return [made]
  const approved = { at: daysAfter(DONE_AT, 2), by: DECIDER, action: 'approve' }
  if (key !== RENEWED) return [made, approved]
  return [
    { ...made, set: { ...set, to: DAY_BEFORE } },
    approved,
    { at: daysAfter(DONE_AT, 90), by: AUTHOR, action: 'revise' },
    {
      at: daysAfter(DONE_AT, 91),
      by: AUTHOR,
      set: { to: null, from: RENEWED_FROM, points: 2, fit: fit(raised(points)) },
    },
    { at: daysAfter(DONE_AT, 93), by: DECIDER, action: 'approve' },
  ]
}

/** A year on more people have the set switched on. */
const raised = (points: readonly ObservedPoint[]): ObservedPoint[] =>
  points.map(({ reach, ...point }) => ({
    ...point,
    reach: reach.map((level) => Math.round(level * MORE_REACH * 100) / 100),
  }))
