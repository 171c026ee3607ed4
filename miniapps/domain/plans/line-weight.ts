import type { ApprovedCurve } from '../curves/wire.ts'
import { minorDigits } from '../kernel/money/minor-digits.ts'
import { dayNumber } from '../kernel/periods/days.ts'
import { costOf, daysByWeek, firstDayOfWeek, quantityOf } from './line-costs.ts'
import type { PlanHead } from './plan-head.ts'
import type { PlanLine } from './plan-line.ts'

/** Why a line's weight on its curve is not known. */
export type NoWeight =
  | 'no-touchpoint'
  | 'no-market'
  | 'no-curve'
  | 'curve-gone'
  | 'no-quantity'
  | 'no-rating'
  | 'no-universe'
  | 'not-by-contact'
  | 'no-cost'
  | 'other-currency'

/** A line as a point on the curve of its touchpoint. */
export type WeighedLine =
  | { id: string; refused: NoWeight }
  | {
      id: string
      refused?: undefined
      market: string
      touchpoint: string
      curve: ApprovedCurve
      /** In the unit of the curve. */
      weight: number
      /** Null where what is bought says nothing of contacts. */
      grp: number | null
      /** Weight by the week's place in the plan, from 0. */
      weekly: readonly (readonly [week: number, weight: number])[]
    }

export interface WeightBasis extends Pick<PlanHead, 'currency' | 'start' | 'end' | 'weeks'> {
  curveOf(line: Pick<PlanLine, 'market' | 'touchpoint'>): ApprovedCurve | 'no-curve' | 'curve-gone'
  /** Of the head where the plan has one market; else each curve has its own. */
  universe: number | null
  /** Number of weeks of the plan. */
  count: number
}

/** Weight of a line on its curve; with the code of what is missing where that cannot be said. */
export function weighed(line: PlanLine, basis: WeightBasis): WeighedLine {
  const { id, market, touchpoint } = line
  if (!touchpoint) return { id, refused: 'no-touchpoint' }
  if (!market) return { id, refused: 'no-market' }
  const curve = basis.curveOf(line)
  if (typeof curve === 'string') return { id, refused: curve }
  const grp = grpOf(line, basis.universe ?? curve.universe)
  const weight = weightOn(curve, line, grp, basis.currency)
  if (typeof weight === 'string') return { id, refused: weight }
  const shares = sharesByWeek(line, basis)
  const sum = shares.reduce((all, [, share]) => all + share, 0)
  const weekly = shares.map(([week, share]) => [week, (weight * share) / sum] as const)
  return { id, market, touchpoint, curve, weight, grp: typeof grp === 'number' ? grp : null, weekly }
}

const IMPRESSIONS = /^(impressions?|contacts?|views?)$/i
const POINTS = /^(grps?|trps?|points?)$/i

/** Contacts a hundred people of the universe: of any length, so that a factor of the price is taken out again. */
export function grpOf(line: PlanLine, universe: number | null): number | NoWeight {
  const bought = line.rateType === 'flat' ? line.quantity : quantityOf(line)
  if (bought === null) return line.rateType === 'flat' ? 'not-by-contact' : 'no-quantity'
  const ofContacts = () => (universe ? (100 * bought) / universe : 'no-universe')
  switch (line.rateType) {
    case 'cpp':
      return bought / (line.factor || 1)
    case 'cpm':
    case 'cpv':
      return ofContacts()
    case 'spot':
      return line.rating === null ? 'no-rating' : line.rating * bought
    case 'flat':
      if (line.rating !== null) return line.rating * bought
      if (POINTS.test(line.unit)) return bought / (line.factor || 1)
      return IMPRESSIONS.test(line.unit) ? ofContacts() : 'not-by-contact'
    default:
      return line.rateType === null ? 'no-cost' : 'not-by-contact'
  }
}

function weightOn(
  { unit, currency: own }: ApprovedCurve,
  line: PlanLine,
  grp: number | NoWeight,
  currency: string,
): number | NoWeight {
  if (unit !== 'spend') return typeof grp === 'string' ? grp : unit === 'grp' ? grp : grp / 100
  if (own !== currency) return 'other-currency'
  const cost = costOf(line, currency)
  return cost ? cost.net / 10 ** minorDigits(currency) : 'no-cost'
}

/** In proportion to what its weeks buy, else to the days of its flight, else evenly over the plan. */
function sharesByWeek(line: PlanLine, basis: WeightBasis): readonly (readonly [number, number])[] {
  const { start, weeks, count } = basis
  if (count === 0) return []
  const first = firstDayOfWeek(dayNumber(start), weeks)
  const filled = Object.entries(line.weeks).filter(([, bought]) => bought > 0)
  const shares = filled.length > 0 ? filled : daysByWeek(line.start && line.end ? line : basis, weeks)
  const placeOf = (day: string) =>
    Math.min(count - 1, Math.max(0, Math.floor((dayNumber(day) - first) / DAYS_A_WEEK)))
  return shares.map(([day, share]) => [placeOf(day), share] as const)
}

const DAYS_A_WEEK = 7
