import { periodAfter } from '../../../domain/scorecards/period.ts'
import type { PastResult } from '../../../domain/scorecards/scorecard.ts'

export interface AuditHistory {
  scorecardId: string
  title: string
  /** One for each quarter; null where the audit was not submitted in it. */
  results: readonly (PastResult | null)[]
}

export interface History {
  /** Every quarter from the first result to the last, also those in which nothing was submitted. */
  periods: readonly string[]
  audits: readonly AuditHistory[]
}

/** Results of a brand by audit and quarter; an audit is called as in its newest result. */
export function historyOf(results: readonly PastResult[]): History {
  const periods = quartersOf(results.map(({ period }) => period))
  const audits = newestResults(results).map(({ scorecardId, title }) => ({
    scorecardId,
    title,
    results: periods.map(
      (period) =>
        results.find((result) => result.scorecardId === scorecardId && result.period === period) ?? null,
    ),
  }))
  return { periods, audits }
}

/** What each audit said last, in the order in which audits come first. */
export function newestResults(results: readonly PastResult[]): PastResult[] {
  const newest = new Map<string, PastResult>()
  for (const result of results) {
    const known = newest.get(result.scorecardId)
    if (!known || known.period < result.period) newest.set(result.scorecardId, result)
  }
  return [...newest.values()]
}

function quartersOf(periods: readonly string[]): string[] {
  const sorted = periods.toSorted()
  const last = sorted.at(-1)
  const quarters: string[] = []
  for (let period = sorted[0]; period !== undefined && period <= last!; period = periodAfter(period, 1))
    quarters.push(period)
  return quarters
}
