import type { ApprovedCurve } from '../curves/wire.ts'
import type { Body } from '../document/change.ts'
import type { PlanLine } from '../plans/plan-line.ts'
import { boughtIn } from '../plans/plan-lines.ts'
import { costOf, quantityOf } from '../plans/line-costs.ts'
import { type PlanAtHand, PlanReach } from '../plans/plan-figures.ts'
import { feesOf } from '../plans/plan-head.ts'
import { reachOfPlan, type PlanFigures } from '../plans/plan-reach.ts'

/** A plan version as it was read. */
export interface PlanVersion {
  /** Number of its pin in the comparison. */
  key: string
  /** Of the plan. */
  id: string
  version: number
  /** v1, or as somebody called it. */
  name: string
  body: Body
}

export interface ComparedLine {
  line: PlanLine
  /** Units bought; a flat price is bought once. 0 where nothing is entered. */
  quantity: number
  /** Minor units of the comparison's currency. */
  net: number
  fees: number
  /** Its contacts are known. */
  isCounted: boolean
}

/** A plan version with its money in the currency of the comparison, minor units. */
export interface ComparedPlan extends Omit<PlanVersion, 'body'> {
  title: string
  currency: string
  plan: PlanAtHand
  lines: readonly ComparedLine[]
  net: number
  /** Of lines and of the whole plan. */
  fees: number
  /** Net and fees. */
  cost: number
  /** Lines without a price. */
  unpriced: number
  /** Reach and frequency with as many times the money, at the same prices: everything on its curve. */
  at(factor: number): PlanFigures
}

/** `inCurrency` takes the plan's minor units to those of the comparison. Line by line, so that sums are those of their parts. */
export function comparedPlan(
  { body, ...version }: PlanVersion,
  curves: readonly ApprovedCurve[],
  inCurrency: (amount: number) => number,
): ComparedPlan {
  const plan = new PlanReach().of(body, curves)
  const { currency, title } = plan.head
  const counted = new Set(plan.weighed.flatMap((each) => (each.refused || each.grp === null ? [] : each.id)))
  const bought = boughtIn(plan.all)
  const lines = plan.all.flatMap((line): ComparedLine[] => {
    const cost = costOf(line, currency)
    if (!cost && !line.fees && !bought.includes(line)) return []
    const quantity = line.rateType === 'flat' ? 1 : (quantityOf(line) ?? 0)
    const net = inCurrency(cost?.net ?? 0)
    return [
      {
        line,
        quantity: cost ? quantity : 0,
        net,
        fees: inCurrency(line.fees),
        isCounted: counted.has(line.id),
      },
    ]
  })
  const net = sumOf(lines, (line) => line.net)
  const fees = sumOf(lines, (line) => line.fees) + inCurrency(feesOf(plan.head))
  const unpriced = bought.filter((line) => costOf(line, currency) === null).length
  return {
    ...version,
    title,
    currency,
    plan,
    lines,
    net,
    fees,
    cost: net + fees,
    unpriced,
    at: scaling(plan),
  }
}

/** One point for each touchpoint in each market, so that many amounts are read at once. */
function scaling({ groups, head }: PlanAtHand): ComparedPlan['at'] {
  const { duplication, universe } = head
  return (factor) =>
    reachOfPlan({
      duplication,
      universe,
      weeks: 0,
      lines: groups.map(({ market, touchpoint, curve, weight, grp }) => ({
        id: `${market}.${touchpoint}`,
        market,
        touchpoint,
        curve,
        weight: weight * factor,
        grp: grp === null ? null : grp * factor,
        weekly: [],
      })),
    })
}

const sumOf = <Part>(parts: readonly Part[], amountOf: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + amountOf(part), 0)
