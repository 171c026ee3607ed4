import { linePath } from '../../../../miniapps/domain/budgets/budget-lines.ts'
import { periodsOf } from '../../../../miniapps/domain/budgets/periods-of.ts'
import type { LedgerEntry } from '../../../../miniapps/domain/budgets/spending.ts'
import type { Body } from '../../../../miniapps/domain/document/change.ts'
import type { Rate } from '../../../../miniapps/domain/kernel/money/exchange.ts'
import { dateOf, dayNumber } from '../../../../miniapps/domain/kernel/periods/days.ts'
import { Dice } from '../../../world/dice.ts'
import { dayFromNow } from '../../../world/days.ts'
import { CURRENCY, type SampleBrand } from '../../../world/planning/clients.ts'
import { CURVE_MARKETS, CURVE_TOUCHPOINTS } from '../../../world/planning/curve-truths.ts'

/** One unit in the other currency, as planned. */
const PLAN_RATES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  GBP: { EUR: 0.85, USD: 0.78 },
  EUR: { GBP: 1.17, USD: 0.92 },
  USD: { GBP: 1.28, EUR: 1.09 },
}
/** More is spent there than planned, and expected to be. */
const OVER = { market: 'DE', factor: 1.06 }
/** Of Acme: its planner can find the market that is over. */
const LEAST_FACTOR = 0.97
const WEEK_DAYS = 7
const SUMMER = [3, 4, 5, 6, 5, 4, 3, 3, 5, 6, 7, 8]

export interface SampleBudget {
  fields: Body
  entries: readonly LedgerEntry[]
  rates: readonly Rate[]
}

export const sampleYear = (): number => Number(dayFromNow(0).slice(0, 4))

/** A brand's budget of this year, with the books until the end of last period. */
export function sampleBudget(
  brand: SampleBrand,
  turn: number,
  calendar: string,
  title: string,
): SampleBudget {
  const currency = CURRENCY[brand.country]
  const head = { year: sampleYear(), currency, calendar }
  const dice = new Dice(4000 + turn)
  const periods = periodsOf(head)
  const today = dayFromNow(0)
  const past = periods.filter(({ to }) => to < today)
  const fields: Record<string, Body[string]> = { title, ...head }
  for (const [other, rate] of Object.entries(PLAN_RATES[currency]!)) fields[`rates/${other}`] = rate
  const entries: LedgerEntry[] = []
  for (const market of CURVE_MARKETS)
    for (const [at, channel] of CURVE_TOUCHPOINTS.entries()) {
      const base = (1 + CURVE_TOUCHPOINTS.length - at) * (400 + 100 * turn) * 100
      const planned = SUMMER.map((weight) => Math.round((base * weight * (80 + 40 * dice.next())) / 100))
      const over = market === OVER.market ? OVER.factor : 0
      const factor = over || LEAST_FACTOR + (1 - LEAST_FACTOR) * dice.next()
      fields[linePath(`${market}.${channel}`)] = {
        planned,
        committed: planned.map((amount, place) => (place <= past.length ? amount : 0)),
        ...(over && { forecast: planned.map((amount) => Math.round(amount * over)) }),
      }
      for (const [place, { to }] of past.entries())
        entries.push({
          reference: `${brand.id}-${market}-${channel}-${place + 1}`,
          day: dateOf(dayNumber(to) - 3),
          market,
          channel,
          ...booked(planned[place]! * factor, CURRENCY[market], currency),
        })
    }
  return { fields, entries, rates: weeklyRates(currency, periods[0]!.from, today, dice) }
}

/** As the market's own books have it. */
function booked(amount: number, own: string, of: string): Pick<LedgerEntry, 'amount' | 'currency'> {
  const rate = own === of ? 1 : PLAN_RATES[of]![own]!
  return { amount: Math.round(amount / rate), currency: own }
}

/** The plan's rates move by up to 5 % over the year. */
function weeklyRates(to: string, first: string, last: string, dice: Dice): Rate[] {
  const rates: Rate[] = []
  for (const [from, plan] of Object.entries(PLAN_RATES[to]!))
    for (let day = dayNumber(first); day <= dayNumber(last); day += WEEK_DAYS) {
      const rate = Math.round(plan * (1 + 0.05 * dice.next()) * 10_000) / 10_000
      rates.push({ from, to, date: dateOf(day), rate, source: 'ECB' })
    }
  return rates
}
