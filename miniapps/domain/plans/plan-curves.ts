import type { ApprovedCurve } from '../curves/wire.ts'
import type { Body } from '../document/change.ts'
import type { Reference } from '../document/definition.ts'
import { pinAt, pinPath } from '../document/pin.ts'
import { versionOn } from '../scenarios/offers.ts'
import { curvePinOf } from './plan-head.ts'
import type { PlanLine } from './plan-line.ts'

type Placed = Pick<PlanLine, 'market' | 'touchpoint'>

const PINNED = pinPath('curve.')

/** Versions of curves that a plan's reach is computed with, by the fields that pin them. */
export const curvesPinnedIn = (body: Body): ReadonlyMap<string, Required<Reference>> =>
  new Map(
    Object.keys(body).flatMap((path) =>
      path.startsWith(PINNED) ? [[path, body[path] as unknown as Required<Reference>] as const] : [],
    ),
  )

/** Finds the pinned curve of a touchpoint in a market: none where nothing is pinned, or the version is not among those that are known. */
export function pinnedCurves(
  body: Body,
  curves: readonly ApprovedCurve[],
): (at: Placed) => ApprovedCurve | 'no-curve' | 'curve-gone' {
  const byVersion = new Map(curves.map((curve) => [`${curve.id}:${curve.version}`, curve]))
  return ({ market, touchpoint }) => {
    const pin = pinAt(body, curvePinOf(market, touchpoint))
    return pin ? (byVersion.get(`${pin.id}:${pin.version}`) ?? 'curve-gone') : 'no-curve'
  }
}

/** The approved curve that a plan would use on a day: of its audience, a client's own before the agency's. */
export function curveFor(
  { market, touchpoint }: Placed,
  { curves, audience, day }: { curves: readonly ApprovedCurve[]; audience: string; day: string },
): ApprovedCurve | undefined {
  return curves
    .filter((curve) => curve.market === market && curve.touchpoint === touchpoint)
    .filter((curve) => !audience || curve.audience === audience)
    .filter((curve) => curve.version === versionOn(curves, curve.id, day))
    .toSorted((one, other) => Number(other.own) - Number(one.own))[0]
}

/** The field that pins a curve for a touchpoint in a market. */
export const pinOfCurve = ({ market, touchpoint }: Placed, { id, version }: ApprovedCurve): Body => ({
  [pinPath(curvePinOf(market, touchpoint))]: { type: 'curve', id, version },
})

/** Each touchpoint in each market that lines buy, once. */
export function placesIn(lines: readonly PlanLine[]): readonly Placed[] {
  const places = new Map<string, Placed>()
  for (const { market, touchpoint } of lines)
    if (market && touchpoint) places.set(`${market}.${touchpoint}`, { market, touchpoint })
  return [...places.values()]
}
