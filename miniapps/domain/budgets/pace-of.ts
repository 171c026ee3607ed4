import { type BudgetPace, budgetPace } from '../planning/budget/budget-pace.ts'
import type { Body } from '../document/change.ts'
import { type BudgetLine, NO_AMOUNTS, total } from './budget-lines.ts'
import { PERIODS } from './limits.ts'
import { actualOf, outlookOf, type Standing } from './standing.ts'

/** Share of the year that each period is to spend, from 1; those of the plan where nobody has set any. */
const phasingPath = (period: number): string => `phasing/${period}`

export const phasingOf = (body: Body): readonly number[] =>
  Array.from({ length: PERIODS }, (_, place) => Number(body[phasingPath(place + 1)] ?? 0))

export const phasingFields = (weights: readonly number[] | null): Body =>
  Object.fromEntries(
    Array.from({ length: PERIODS }, (_, place) => [phasingPath(place + 1), weights?.[place] ?? null]),
  )

export interface LinesPace extends BudgetPace {
  /** Minor units of the whole year. */
  planned: number
  /** Of the periods that are over. */
  actual: number
  forecast: number
  /** Planned by period, and spent in those that are over. */
  byPeriod: readonly { planned: number; actual: number | null }[]
}

/** Spend of some lines against their phasing, as far as the year has gone. */
export function paceOf(
  lines: readonly BudgetLine[],
  standing: Standing,
  phasing: readonly number[],
): LinesPace {
  const sums = (amountsOf: (line: BudgetLine) => readonly number[]) =>
    lines.reduce<readonly number[]>((all, line) => {
      const amounts = amountsOf(line)
      return all.map((amount, place) => amount + amounts[place]!)
    }, NO_AMOUNTS)
  const [planned, spent] = [sums((line) => line.planned), sums(({ id }) => actualOf(standing, id))]
  const isPhased = phasing.some((weight) => weight > 0)
  const weights = isPhased ? phasing : total(planned) > 0 ? planned : NO_AMOUNTS.map(() => 1)
  const actual = total(spent.slice(0, standing.done))
  const forecast = total(sums((line) => outlookOf(line, standing)))
  return {
    ...budgetPace({ planned: total(planned), actual, weights, done: standing.done }),
    planned: total(planned),
    actual,
    forecast,
    byPeriod: planned.map((amount, place) => ({
      planned: amount,
      actual: place < standing.done ? spent[place]! : null,
    })),
  }
}

/** A market that will cost more than this part of its plan is over its budget: the same as of a campaign. */
const OVER_PERCENT = 105

export interface OverBudget {
  market: string
  planned: number
  forecast: number
}

/** Markets that will cost more than planned by more than a twentieth. */
export const overBudget = (lines: readonly BudgetLine[], standing: Standing): readonly OverBudget[] =>
  [...new Set(lines.map(({ market }) => market))].flatMap((market) => {
    const own = lines.filter((line) => line.market === market)
    const planned = own.reduce((sum, line) => sum + total(line.planned), 0)
    const forecast = own.reduce((sum, line) => sum + total(outlookOf(line, standing)), 0)
    return forecast * 100 > planned * OVER_PERCENT ? [{ market, planned, forecast }] : []
  })
