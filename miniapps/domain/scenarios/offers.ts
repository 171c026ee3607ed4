import type { ApprovedCurve } from '../curves/wire.ts'
import { minorDigits } from '../kernel/money/minor-digits.ts'
import { effectiveAt } from '../planning/touchpoints/library.ts'
import { RATE_PER_UNIT } from '../touchpoints/limits.ts'
import { isEffective, type Touchpoint } from '../touchpoints/touchpoint.ts'

/** Why a touchpoint cannot be planned with. */
export type NotOffered =
  | 'not-in-force'
  | 'no-curve'
  | 'other-audience'
  | 'no-unit'
  | 'no-rate'
  | 'other-currency'
  | 'not-by-contact'
  | 'no-universe'

/** A paid touchpoint of the library, with the curve and the price that a scenario would use of it today. */
export interface Offer {
  code: string
  curve: ApprovedCurve | null
  /** Minor units for one of the curve's weight: a GRP, an impression a head, a unit of spend. */
  price: number | null
  refused: NotOffered | null
}

interface Asked {
  touchpoints: readonly Touchpoint[]
  curves: readonly ApprovedCurve[]
  market: string
  audience: string
  universe: number | null
  currency: string
  /** ISO: the campaign's first day, or today. */
  day: string
  /** Codes that the scenario may spend on: one that is not in force any more can still be left out. */
  used?: readonly string[]
}

/** All paid touchpoints in force, in the library's order; then those that are used, and not in force. */
export function offersOf(asked: Asked): readonly Offer[] {
  const offers = asked.touchpoints
    .filter((each) => each.type === 'paid' && isEffective(each, asked.day))
    .map((touchpoint) => offerOf(touchpoint, asked))
  const gone = (asked.used ?? []).filter((code) => offers.every((offer) => offer.code !== code))
  return [
    ...offers,
    ...gone.map((code) => ({ code, curve: null, price: null, refused: 'not-in-force' as const })),
  ]
}

function offerOf(touchpoint: Touchpoint, asked: Asked): Offer {
  const offer = { code: touchpoint.code, curve: null, price: null }
  const curves = curvesFor(touchpoint, asked)
  const curve = curves.find(({ audience }) => audience === asked.audience)
  if (!curve) return { ...offer, refused: curves.length > 0 ? 'other-audience' : 'no-curve' }
  const price = priceOf(touchpoint, curve, asked)
  return typeof price === 'number'
    ? { ...offer, curve, price, refused: null }
    : { ...offer, curve, refused: price }
}

/**
 * A touchpoint's curves in force on the day, best first: a client's own before the agency's, then the one
 * that the library names.
 */
function curvesFor({ code, curve }: Touchpoint, { curves, market, day }: Asked): ApprovedCurve[] {
  const own = (each: ApprovedCurve) => (each.own ? 0 : 2) + (each.id === curve ? 0 : 1)
  return curves
    .filter((each) => each.market === market && (each.touchpoint === code || each.id === curve))
    .filter((each) => each.version === versionOn(curves, each.id, day))
    .toSorted((one, other) => own(one) - own(other))
}

/** The version of a curve that holds on a day; null where none does. */
export const versionOn = (curves: readonly ApprovedCurve[], id: string, day: string): number | null =>
  effectiveAt({ versions: curves.filter((each) => each.id === id), date: day })

/** A contact bought by view counts as one; clicks, actions, spots and flat fees say nothing of contacts. */
const CONTACTS_PER_RATE = { cpp: null, cpm: 1000, cpv: 1 } as const

function priceOf(
  touchpoint: Touchpoint,
  { unit, currency }: ApprovedCurve,
  asked: Asked,
): number | NotOffered {
  const { rateType, rate, factors } = touchpoint
  const minor = 10 ** minorDigits(asked.currency)
  if (unit === 'spend') return currency === asked.currency ? minor : 'other-currency'
  if (!touchpoint.unit) return 'no-unit'
  if (rateType === null || !rate) return 'no-rate'
  if (touchpoint.currency !== asked.currency) return 'other-currency'
  if (rateType !== 'cpp' && rateType !== 'cpm' && rateType !== 'cpv') return 'not-by-contact'
  if (!asked.universe) return 'no-universe'
  const seen = Object.values(factors).reduce((all, factor) => all * factor, 1)
  const contacts = CONTACTS_PER_RATE[rateType]
  const perPoint = contacts === null ? 1 : asked.universe / PERCENT / contacts
  return (((rate / RATE_PER_UNIT) * minor * perPoint) / seen) * (unit === 'impressions' ? PERCENT : 1)
}

const PERCENT = 100
