import { exchange, type Rate, revaluation } from '../kernel/money/exchange.ts'
import { PERIODS } from './limits.ts'
import { type Period, placeOf } from './periods-of.ts'

/** An entry of the books: an amount in minor units of its currency, on a day. */
export interface LedgerEntry {
  /** By which the books know it; the same one is booked once. */
  reference: string
  day: string
  market: string
  channel: string
  amount: number
  currency: string
}

/** An entry booked in another currency. Minor units, `booked` of that currency, all others of the budget's. */
export interface CurrencyLine {
  currency: string
  booked: number
  planRate: number
  /** At the plan's rate: this counts against the budget. */
  planned: number
  /** At the rates of the days. */
  actual: number
  /** A line of its own: no overspend. */
  difference: number
  /** Of the newest rate that was used. */
  rate: { rate: number; date: string; source: string; stale: boolean } | null
}

export interface Spending {
  /** Minor units by period at the plan's rates, by line. */
  actual: Readonly<Record<string, readonly number[]>>
  currencies: readonly CurrencyLine[]
  /** Currencies that cannot be counted: the budget has no rate for them, or the rate of a day is missing. */
  unrated: readonly { currency: string; entries: number; of: 'plan' | 'day' }[]
}

/** Entries of a day, line and currency as one. */
export interface BookedSum extends Omit<LedgerEntry, 'reference'> {
  /** Of entries. */
  count: number
}

interface Asked {
  /** Of days in the periods. */
  entries: readonly BookedSum[]
  periods: readonly Period[]
  currency: string
  /** Of the plan: one unit in the budget's currency. */
  planRates: Readonly<Record<string, number>>
  rates: readonly Rate[]
}

/** Spend by line and period at the plan's rates; what exchange rates have added is told by currency. */
export function spendingOf({ entries, periods, currency, planRates, rates }: Asked): Spending {
  const actual: Record<string, number[]> = {}
  const currencies = new Map<string, CurrencyLine>()
  const unrated = new Map<string, { currency: string; entries: number; of: 'plan' | 'day' }>()
  const miss = (of: 'plan' | 'day', { currency: code, count }: BookedSum) => {
    const known = unrated.get(of + code) ?? { currency: code, entries: 0, of }
    unrated.set(of + code, { ...known, entries: known.entries + count })
  }
  const add = ({ market, channel }: BookedSum, place: number, amount: number) => {
    const amounts = (actual[`${market}.${channel}`] ??= Array<number>(PERIODS).fill(0))
    amounts[place]! += amount
  }
  for (const entry of entries) {
    const place = placeOf(periods, entry.day)
    const planRate = planRates[entry.currency]
    if (entry.currency === currency) add(entry, place, entry.amount)
    else if (planRate === undefined) miss('plan', entry)
    else {
      const line = revalued({ entry, currency, planRate, rates, before: currencies.get(entry.currency) })
      if (!line.isRated) miss('day', entry)
      currencies.set(entry.currency, line.after)
      add(entry, place, line.planned)
    }
  }
  return { actual, currencies: [...currencies.values()], unrated: [...unrated.values()] }
}

interface Revalued extends Pick<Asked, 'currency' | 'rates'> {
  entry: BookedSum
  planRate: number
  before: CurrencyLine | undefined
}

/** An entry without a rate of its day counts at the plan's: no difference is made up. */
function revalued({ entry, currency, planRate, rates, before }: Revalued) {
  const of = { amount: entry.amount, from: entry.currency, to: currency }
  const found = exchange({ ...of, on: entry.day, rates })
  const isRated = !('refused' in found)
  const { planned, actual } = revaluation({ ...of, planRate, rate: isRated ? found.rate : planRate })
  const rate = isRated
    ? { rate: found.rate, date: found.date, source: found.source ?? '', stale: found.stale }
    : null
  const known = before ?? {
    currency: entry.currency,
    booked: 0,
    planRate,
    planned: 0,
    actual: 0,
    difference: 0,
    rate: null,
  }
  const after: CurrencyLine = {
    ...known,
    booked: known.booked + entry.amount,
    planned: known.planned + planned,
    actual: known.actual + actual,
    difference: known.difference + actual - planned,
    rate: rate && (known.rate === null || rate.date >= known.rate.date) ? rate : known.rate,
  }
  return { after, planned, isRated }
}
