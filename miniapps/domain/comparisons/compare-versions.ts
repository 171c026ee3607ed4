import type { ApprovedCurve } from '../curves/wire.ts'
import { type Body, textAt } from '../document/change.ts'
import { exchange, type Exchanged } from '../kernel/money/exchange.ts'
import type { Refused } from '../kernel/refused.ts'
import { headOf } from '../plans/plan-head.ts'
import { baselineOf, ratesOf } from './compared-versions.ts'
import { type ComparedPlan, comparedPlan, type PlanVersion } from './compared-plan.ts'

/** A rate that amounts were exchanged at. */
export interface UsedRate extends Omit<Exchanged, 'amount'> {
  from: string
}

export interface Compared {
  currency: string
  /** The baseline is one of them. */
  plans: readonly ComparedPlan[]
  baseline: ComparedPlan
  rates: readonly UsedRate[]
}

/** `currencies` of plans that no rate leads from to that of the comparison. */
export type NotCompared =
  | Refused<'no-plans'>
  | Refused<'no-rate', { currency: string; currencies: readonly string[] }>

export interface CompareAsked {
  comparison: Body
  versions: readonly PlanVersion[]
  /** Versions that the plans pin. */
  curves: readonly ApprovedCurve[]
  /** ISO date. */
  today: string
}

/** Plan versions in one currency; none of them where one has no rate to it. */
export function compareVersions(asked: CompareAsked): Compared | NotCompared {
  const { comparison, versions, curves, today } = asked
  const base = versions.find(({ key }) => key === baselineOf(comparison)) ?? versions[0]
  if (!base) return { refused: 'no-plans' }
  const to = textAt(comparison, 'currency') || headOf(base.body).currency
  const rates = ratesOf(comparison)
  const inIt = (amount: number, from: string) => exchange({ amount, from: from || to, to, on: today, rates })
  const own = [...new Set(versions.map(({ body }) => headOf(body).currency))]
  const missing = own.filter((from) => 'refused' in inIt(0, from))
  if (missing.length > 0) return { refused: 'no-rate', currency: to, currencies: missing }
  const plans = versions.map((version) => {
    const from = headOf(version.body).currency
    return comparedPlan(version, curves, (amount) => {
      const found = inIt(amount, from)
      return 'refused' in found ? 0 : found.amount
    })
  })
  const used = own.flatMap((from) => {
    const found = from && from !== to ? inIt(0, from) : { refused: '' }
    return 'refused' in found
      ? []
      : [{ from, rate: found.rate, date: found.date, source: found.source, stale: found.stale }]
  })
  return { currency: to, plans, baseline: plans.find(({ key }) => key === base.key)!, rates: used }
}
