import type { ApprovedCurve } from '../curves/wire.ts'
import type { Body } from '../document/change.ts'
import { pinAt, pinPath } from '../document/pin.ts'
import type { Reference } from '../document/definition.ts'
import type { Refused } from '../kernel/refused.ts'
import type { Curve } from '../planning/curves/curve.ts'
import { answersOf, touchpointsIn } from './answers-of.ts'
import { asComputed, copiesOf } from './as-computed.ts'
import { type Bounds, boundsOf } from './bounds.ts'
import type { Offer } from './offers.ts'

/** A touchpoint as a scenario was computed with it. */
export interface ScenarioChannel extends Bounds {
  code: string
  /** By its own unit of weight. */
  curve: Curve
  unit: ApprovedCurve['unit']
  /** Minor units for one of the curve's weight. */
  price: number
  /** 0 to 1. */
  score: number
}

/** All that figures of a scenario come from: the same basis gives the same bytes. */
export interface Basis {
  channels: readonly ScenarioChannel[]
  /** Minor units. */
  budget: number
  duplication: number
  seed: number
}

const CURVE_PIN = 'curve.'
/** That of all markets first, then what the market says otherwise. */
const LIBRARY_PIN = 'library.'

export const curvePin = (code: string): string => CURVE_PIN + code

export const pinOfOffer = ({ code, curve }: Offer): Body => ({
  [pinPath(curvePin(code))]: { type: 'curve', id: curve!.id, version: curve!.version },
})

/** Of a scenario: the version of each curve that its options were computed with. */
export const curvesPinned = (body: Body): readonly Required<Reference>[] =>
  Object.keys(body).flatMap((path) =>
    path.startsWith(pinPath(CURVE_PIN)) ? [body[path] as unknown as Required<Reference>] : [],
  )

export const pinnedIn = (
  curves: readonly ApprovedCurve[],
  pin: Reference | undefined,
): ApprovedCurve | undefined => curves.find(({ id, version }) => id === pin?.id && version === pin.version)

/**
 * Fields that hold what options are computed with: the answers, and the curve's version and the price of each
 * touchpoint that is asked for, and the versions of the libraries that the prices are from.
 */
export function pinnedOffers(
  body: Body,
  offers: readonly Offer[],
  libraries: readonly Required<Reference>[] = [],
): Body {
  const { touchpoints } = answersOf(body)
  const before = Object.keys(body).filter(
    (path) =>
      path.startsWith(pinPath(CURVE_PIN)) ||
      path.startsWith(pinPath(LIBRARY_PIN)) ||
      path.startsWith('prices/'),
  )
  const used = offers.filter(({ code, refused }) => !refused && touchpoints.includes(code))
  return {
    ...copiesOf(body),
    ...Object.fromEntries(before.map((path) => [path, null])),
    ...Object.fromEntries(
      libraries.map(({ type, id, version }, at) => [
        pinPath(`${LIBRARY_PIN}${at + 1}`),
        { type, id, version },
      ]),
    ),
    ...Object.assign({}, ...used.map(pinOfOffer)),
    ...Object.fromEntries(used.map(({ code, price }) => [`prices/${code}`, price])),
  }
}

/** Touchpoints that options share the money among: those that may be used and have a curve pinned. */
export const usedIn = (asked: Body): readonly string[] =>
  touchpointsIn(asked)
    .filter((code) => pinAt(asked, curvePin(code)))
    .toSorted()

/**
 * Of the answers that options were computed with, whatever is answered since. Refused with the touchpoint
 * whose pinned version is not there any more, as when a curve was retired.
 */
export function basisOf(
  body: Body,
  curves: readonly ApprovedCurve[],
): Basis | Refused<'curve-gone', { touchpoint: string }> {
  const asked = asComputed(body)
  const { budget, duplication, seed } = answersOf(asked)
  const number = (path: string, otherwise: number) =>
    typeof asked[path] === 'number' ? asked[path] : otherwise
  const channels: ScenarioChannel[] = []
  for (const code of usedIn(asked)) {
    const curve = pinnedIn(curves, pinAt(body, curvePin(code)))
    if (!curve) return { refused: 'curve-gone', touchpoint: code }
    channels.push({
      code,
      curve: curve.fit,
      unit: curve.unit,
      price: number(`prices/${code}`, 0),
      ...boundsOf(asked, code),
      score: number(`scores/${code}`, 1),
    })
  }
  return { channels, budget: budget ?? 0, duplication, seed }
}
