import { dayNumber } from '../periods/days.ts'
import type { Refused } from '../refused.ts'
import { roundedProduct } from './decimal.ts'
import { minorDigits } from './minor-digits.ts'

/** One unit of `from` in `to`, as a source published it on a day. */
export interface Rate {
  from: string
  to: string
  /** ISO date. */
  date: string
  rate: number
  source: string
}

export interface Exchanged {
  /** Minor units of the other currency, half away from zero. */
  amount: number
  rate: number
  date: string
  /** Null for an amount that stays in its currency. */
  source: string | null
  stale: boolean
}

/** A rate older than this on the day asked for is named as old. */
const STALE_DAYS = 7

/**
 * An amount in another currency at the latest rate on or before a day. The pair as published goes before its inverse;
 * no rate is made by way of a third currency.
 */
export function exchange(asked: {
  amount: number
  from: string
  to: string
  /** ISO date. */
  on: string
  rates: readonly Rate[]
}): Exchanged | Refused<'no-rate'> {
  const { amount, from, to, on, rates } = asked
  if (from === to) return { amount, rate: 1, date: on, source: null, stale: false }
  const direct = latest(rates, from, to, on)
  const found = direct ?? latest(rates, to, from, on)
  if (!found) return { refused: 'no-rate' }
  const units = [amount, 10 ** minorDigits(to)]
  return {
    amount: direct
      ? roundedProduct([...units, found.rate], [10 ** minorDigits(from)])
      : roundedProduct(units, [found.rate, 10 ** minorDigits(from)]),
    rate: direct ? found.rate : 1 / found.rate,
    date: found.date,
    source: found.source,
    stale: dayNumber(on) - dayNumber(found.date) > STALE_DAYS,
  }
}

const latest = (rates: readonly Rate[], from: string, to: string, on: string): Rate | undefined =>
  rates
    .filter((each) => each.from === from && each.to === to && each.date <= on && each.rate > 0)
    .toSorted((one, other) => other.date.localeCompare(one.date))[0]

/** Difference of an amount in another currency between the rate it was planned at and another. Minor units of `to`. */
export function revaluation(asked: {
  amount: number
  from: string
  to: string
  planRate: number
  rate: number
}): { planned: number; actual: number; difference: number } {
  const at = (rate: number) =>
    roundedProduct([asked.amount, rate, 10 ** minorDigits(asked.to)], [10 ** minorDigits(asked.from)])
  const [planned, actual] = [at(asked.planRate), at(asked.rate)]
  return { planned, actual, difference: actual - planned }
}
