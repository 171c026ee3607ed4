import type { Curve } from '../planning/curves/curve.ts'

/**
 * The calls below `/api/curves/{brandId}`, for who may work in the brand:
 * GET  /approved            ?market=&touchpoint= -> { data: ApprovedCurve[] }, of the brand and of its agency, also for those who plan
 * GET  /pinned              ?pin=&pin=           -> { data: ApprovedCurve[] }, versions as `pinText` names them, retired or not
 * GET  /points              ?curve=&set=         -> { data: ObservedPoint[] }, for those who keep curves
 * POST /points              ?curve= { points }   -> 201 { data: { set } }: a set is never changed, a curve names the one that it has;
 *                                                   400 `curve-points-faulty` with the row, counted from 1, and a code of `observedFaults`
 */

/** A version of a curve in an address. */
export const pinText = ({ id, version }: { id: string; version: number }): string => `${id}:${version}`

/** What was observed at a weight. */
export interface ObservedPoint {
  /** In the unit of the curve. */
  x: number
  /** Percent of the universe with one contact and more, two and more, … ten and more: as many as are known. */
  reach: readonly number[]
  /** Minor units. */
  cost: number | null
  /** ISO. */
  date: string | null
}

/** One approved version of a curve: a document has several, each for its days. */
export interface ApprovedCurve {
  /** What a pin names: `{ type: 'curve', id, version }`. */
  id: string
  version: number
  /** v1, v2. */
  name: string
  /** Made of the brand's own data. */
  own: boolean
  market: string
  touchpoint: string
  audience: string
  unit: 'grp' | 'impressions' | 'spend'
  currency: string | null
  universe: number
  fit: Curve
  source: string
  from: string | null
  to: string | null
}
