/** A quarter of a year, `2026-Q3`: sorted as text it is sorted by time. */
export type Period = `${number}-Q${number}`

export const PERIOD = /^\d{4}-Q[1-4]$/

/** The quarter that a moment falls into by UTC, so that the server's time zone has no say. */
export const periodOf = (at: Date): Period =>
  `${at.getUTCFullYear()}-Q${Math.floor(at.getUTCMonth() / 3) + 1}`

/** Its year and quarter; null for what is no period. */
export function partsOf(period: string): { year: number; quarter: number } | null {
  return PERIOD.test(period) ? { year: Number(period.slice(0, 4)), quarter: Number(period[6]) } : null
}

/** The quarter that many quarters later; earlier for a number below 0. */
export function periodAfter(period: string, quarters: number): Period {
  const { year, quarter } = partsOf(period)!
  return periodOf(new Date(Date.UTC(year, (quarter - 1 + quarters) * 3)))
}
