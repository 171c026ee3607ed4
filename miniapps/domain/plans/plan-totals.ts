import { costOf } from './line-costs.ts'
import type { PlanLine } from './plan-line.ts'

/** Sums in minor units. */
export interface PlanTotals {
  net: number
  /** Null where the gross of a line is unknown. */
  gross: number | null
  commission: number | null
  fees: number
  /** Net and fees. */
  total: number
  /** Lines without a cost as yet: their rate or quantity is missing. Packages, which have their money in their lines, are none. */
  unpriced: number
}

/** Costs of lines together. The lines of a plan, of a group, of any selection. */
export function totalsOf(lines: readonly PlanLine[], currency: string): PlanTotals {
  const packages = new Set(lines.flatMap(({ parent }) => parent || []))
  const totals: PlanTotals = { net: 0, gross: 0, commission: 0, fees: 0, total: 0, unpriced: 0 }
  for (const line of lines) {
    const cost = costOf(line, currency)
    totals.fees += line.fees
    totals.total += line.fees
    if (!cost) {
      if (!packages.has(line.id)) totals.unpriced += 1
      continue
    }
    totals.net += cost.net
    totals.total += cost.net
    totals.gross = plus(totals.gross, cost.gross)
    totals.commission = plus(totals.commission, cost.commission)
  }
  return totals
}

const plus = (sum: number | null, part: number | null) => (sum === null || part === null ? null : sum + part)
