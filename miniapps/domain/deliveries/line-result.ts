import { roundedProduct } from '../kernel/money/decimal.ts'
import { robustZ } from '../kernel/statistics/robust-z.ts'
import { costOf, quantityOf } from '../plans/line-costs.ts'
import type { PlanHead } from '../plans/plan-head.ts'
import type { PlanLine } from '../plans/plan-line.ts'
import { dateGaps } from '../planning/delivery/date-gaps.ts'
import { type DeliveryFigures, deliveryFigures } from '../planning/delivery/delivery-figures.ts'
import { ODD_FROM_DAYS, ODD_FROM_Z, UNDER_DELIVERY } from './limits.ts'
import { plannedDays } from './planned-days.ts'
import type { DaySum } from './wire.ts'

/** Units, and money in minor units. */
export interface Amount {
  quantity: number
  cost: number
}

/** A line's delivery against what was planned for the days that its sources tell of. */
export interface LineResult {
  line: PlanLine
  /** Planned in all. */
  whole: Amount
  /** Planned up to `until`. */
  planned: Amount
  delivered: Amount
  figures: DeliveryFigures
  /** Units that a price is for: 1,000 of a CPM. */
  per: number
  /** The last day that a source of the line tells of; null: none has. */
  until: string | null
  /** Share of the whole by day. */
  shares: ReadonlyMap<string, number>
  days: ReadonlyMap<string, DaySum>
  /** Planned days without figures, in stretches. */
  gaps: readonly { from: string; to: string }[]
  /** Days whose share of what was planned is far from that of the others. */
  odd: readonly { date: string; z: number; quantity: number }[]
  isUnder: boolean
}

const PER_THOUSAND = 1000

export function lineResult(
  line: PlanLine,
  head: PlanHead,
  days: ReadonlyMap<string, DaySum>,
  until: string | null,
): LineResult {
  const quantity = (line.rateType === 'flat' ? line.quantity : quantityOf(line)) ?? 0
  const whole = { quantity, cost: costOf(line, head.currency)?.net ?? 0 }
  const shares = plannedDays(line, head)
  const planned = upTo(whole, shares, until)
  const delivered = { quantity: 0, cost: 0 }
  for (const { quantity, spend } of days.values()) {
    delivered.quantity += quantity
    delivered.cost += spend
  }
  const per = line.rateType === 'cpm' ? PER_THOUSAND : 1
  const figures = deliveryFigures({ planned, delivered, per })
  return {
    line,
    whole,
    planned,
    delivered,
    figures,
    per,
    until,
    shares,
    days,
    gaps: until === null ? [] : gapsIn(shares, days, until),
    odd: oddDays(quantity, shares, days),
    isUnder: until !== null && figures.delivery !== null && figures.delivery < UNDER_DELIVERY,
  }
}

/** Whole units are planned where a line buys whole ones: no half impression is short. */
function upTo(whole: Amount, shares: ReadonlyMap<string, number>, until: string | null): Amount {
  if (until === null) return whole
  let share = 0
  let isAll = true
  for (const [date, part] of shares) {
    if (date <= until) share += part
    else isAll = false
  }
  if (isAll) return whole
  const quantity = whole.quantity * share
  return {
    quantity: Number.isInteger(whole.quantity) ? Math.round(quantity) : quantity,
    cost: roundedProduct([whole.cost, share]),
  }
}

/** Days that nothing is planned for miss nothing. */
function gapsIn(shares: ReadonlyMap<string, number>, days: ReadonlyMap<string, DaySum>, until: string) {
  const planned = [...shares.keys()].filter((date) => date <= until)
  const [first, last] = [planned[0], planned.at(-1)]
  if (first === undefined || last === undefined) return []
  return dateGaps({ dates: [...days.keys()], start: first, end: last })
    .map(({ from, to }) => planned.filter((date) => date >= from && date <= to))
    .flatMap((missing) => (missing.length > 0 ? [{ from: missing[0]!, to: missing.at(-1)! }] : []))
}

function oddDays(quantity: number, shares: ReadonlyMap<string, number>, days: ReadonlyMap<string, DaySum>) {
  const known = [...days.values()].filter(({ date }) => quantity * (shares.get(date) ?? 0) > 0)
  if (known.length < ODD_FROM_DAYS) return []
  const values = known.map((day) => day.quantity / (quantity * shares.get(day.date)!))
  const z = robustZ({ values })
  return known.flatMap((day, at) =>
    z && Math.abs(z[at]!) > ODD_FROM_Z ? [{ date: day.date, z: z[at]!, quantity: day.quantity }] : [],
  )
}
