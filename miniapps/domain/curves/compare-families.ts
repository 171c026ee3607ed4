import { type Body, textAt } from '../document/change.ts'
import { bestCurve } from '../planning/curves/best-curve.ts'
import { curveOutliers, type Outlier } from '../planning/curves/curve-outliers.ts'
import { type Curve, type CurveFamily, shapeOf } from '../planning/curves/curve.ts'
import { type CurveFit, fitCurve, type FittedFamily, type NotFitted } from '../planning/curves/fit-curve.ts'
import type { Point } from '../planning/curves/pchip.ts'
import { FAMILIES } from './curve.ts'
import { fittedCurve } from './fitted-curve.ts'
import type { ObservedPoint } from './wire.ts'

/** A point that counts, with its row in the set, from 1. */
export interface Used {
  row: number
  point: Point
}

export const asidePath = (row: number): string => `aside/${row}`

/** All points but those that somebody put aside. */
export const usedPoints = (points: readonly ObservedPoint[], body: Body): readonly Used[] =>
  points.flatMap(({ x, reach }, place) =>
    body[asidePath(place + 1)] === true ? [] : [{ row: place + 1, point: [x, reach[0]!] as const }],
  )

/** Of the table nothing is judged: it goes through every point. */
export type Fitted = { family: CurveFamily } & ({ curve: Curve; fit: CurveFit | null } | NotFitted)

const pointsOf = (used: readonly Used[]) => used.map(({ point }) => point)

export function fitFamily(used: readonly Used[], family: CurveFamily): Fitted {
  const points = pointsOf(used)
  const fit = family === 'table' ? tableOf(points) : fitCurve({ points, family })
  if ('refused' in fit)
    return { family, ...fit, ...(fit.row !== undefined && { row: used[fit.row - 1]!.row }) }
  if ('curve' in fit) return { family, ...fit, fit: null }
  return { family, curve: { family, ...fit.params, observed: points.at(-1)![0] } as Curve, fit }
}

const tableOf = (points: readonly Point[]) =>
  fittedCurve({ points: points.map(([x, reach]) => ({ x, reach: [reach] })), family: 'table' })

/** All families side by side, and the one that the points suggest. */
export function compareFamilies(used: readonly Used[]): {
  fits: readonly Fitted[]
  suggested: FittedFamily | null
} {
  const best = bestCurve({ points: pointsOf(used) })
  return {
    fits: FAMILIES.map((family) => fitFamily(used, family)),
    suggested: 'family' in best ? best.family : null,
  }
}

/** Points that the others speak against, by their rows in the set; none where the family cannot tell. */
export function doubtfulPoints(used: readonly Used[], family: string): readonly Outlier[] {
  if (family === 'table' || !isFamily(family)) return []
  const found = curveOutliers({ points: pointsOf(used), family: family as FittedFamily })
  return 'outliers' in found
    ? found.outliers.map((outlier) => ({ ...outlier, row: used[outlier.row - 1]!.row }))
    : []
}

const isFamily = (text: string): text is CurveFamily => FAMILIES.some((family) => family === text)

/** Of a curve's document; null as long as none was chosen. */
export const familyOf = (body: Body): CurveFamily | null => {
  const family = textAt(body, 'family')
  return isFamily(family) ? family : null
}

/** Points of reach above the curve. */
export const residualOf = (curve: Curve, [x, reach]: Point): number => reach - shapeOf(curve).reach(x)
