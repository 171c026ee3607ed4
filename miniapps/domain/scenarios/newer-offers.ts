import type { ApprovedCurve } from '../curves/wire.ts'
import type { Body } from '../document/change.ts'
import { pinAt } from '../document/pin.ts'
import { answersOf, isStale } from './answers-of.ts'
import { basisOf, curvePin, pinnedIn, pinOfOffer, usedIn } from './basis.ts'
import { figuresOf } from './figures-of.ts'
import type { Offer } from './offers.ts'
import { OPTIONS } from './option-name.ts'
import { chosenOption, spendsOf } from './scenario-fields.ts'

/**
 * A curve, or a rate of the library, that a scenario would take in place of its own today, with what it would
 * change.
 */
export interface NewerOffer {
  code: string
  market: string
  /** The curve's name, v1, or minor units for one of its weight. */
  before: { of: string | number; reach: number }
  after: { of: string | number; reach: number }
  /** Set once it is taken over. */
  fields: Body
}

/**
 * Reach of the chosen option, its spends as they are, with what is pinned and with each newer offer. Nothing
 * is recomputed. None while answers are others than those computed with: what is offered is for the new ones.
 */
export function newerOffers(
  body: Body,
  offers: readonly Offer[],
  curves: readonly ApprovedCurve[],
): NewerOffer[] {
  const { market } = answersOf(body)
  const reach = reachOf(body, curves)
  if (reach === null || isStale(body)) return []
  return usedIn(body).flatMap((code) =>
    changesOf(body, offers, curves, code).flatMap(({ before, after, fields }) => {
      const reachAfter = reachOf({ ...body, ...fields }, curves)
      return reachAfter === null
        ? []
        : [{ code, market, before: { of: before, reach }, after: { of: after, reach: reachAfter }, fields }]
    }),
  )
}

/**
 * Another curve brings its price where it has another unit; the price of the same unit is a change of its
 * own.
 */
function changesOf(
  body: Body,
  offers: readonly Offer[],
  curves: readonly ApprovedCurve[],
  code: string,
): { before: string | number; after: string | number; fields: Body }[] {
  const held = pinnedIn(curves, pinAt(body, curvePin(code)))
  const offer = offers.find((each) => each.code === code && !each.refused)
  if (!held || !offer) return []
  const [curve, price, priceBefore] = [offer.curve!, offer.price!, Number(body[`prices/${code}`])]
  const isOther = curve.id !== held.id || curve.version !== held.version
  const isSameUnit = curve.unit === held.unit
  const priced = { [`prices/${code}`]: price }
  return [
    ...(isOther
      ? [
          {
            before: held.name,
            after: curve.name,
            fields: { ...pinOfOffer(offer), ...(!isSameUnit && priced) },
          },
        ]
      : []),
    ...(isSameUnit && price !== priceBefore ? [{ before: priceBefore, after: price, fields: priced }] : []),
  ]
}

/**
 * Fields once a newer offer is taken over: reach and frequency of all options with it. Spends stay as they
 * are.
 */
export function withNewer(body: Body, curves: readonly ApprovedCurve[], { fields }: NewerOffer): Body {
  const basis = basisOf({ ...body, ...fields }, curves)
  if ('refused' in basis) return {}
  const options = OPTIONS.filter((option) => Object.keys(spendsOf(body, option)).length > 0)
  return Object.assign(
    { ...fields },
    ...options.map((option) => figureFields(option, figuresOf(basis, spendsOf(body, option)))),
  ) as Body
}

/** Figures of an option as its fields hold them. */
export function figureFields(option: string, figures: ReturnType<typeof figuresOf>): Body {
  const at = `options/${option}`
  if ('refused' in figures) return { [`${at}/reach`]: null, [`${at}/frequency`]: null }
  return { [`${at}/reach`]: figures.reach, [`${at}/frequency`]: figures.frequency }
}

function reachOf(body: Body, curves: readonly ApprovedCurve[]): number | null {
  const spends = spendsOf(body, chosenOption(body))
  const basis = basisOf(body, curves)
  if ('refused' in basis || Object.keys(spends).length === 0) return null
  const figures = figuresOf(basis, spends)
  return 'refused' in figures ? null : figures.reach
}
