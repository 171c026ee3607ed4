/** Formats of days, with and without a time: DATE, DATETIME, ADATE, JDATE, EDATE, SDATE. */
export const DAY_FORMATS: ReadonlySet<number> = new Set([20, 22, 23, 24, 38, 39])
/** From 14 October 1582 to 1 January 1970. */
const SECONDS_BEFORE_1970 = 12_219_379_200
const LAST_MS = 253_402_300_799_999

/** The ISO day of seconds since 14 October 1582; null beyond the year 9999, which no survey means. */
export function isoDay(seconds: number): string | null {
  const ms = (seconds - SECONDS_BEFORE_1970) * 1000
  if (!(seconds >= 0) || ms > LAST_MS) return null
  return new Date(ms).toISOString().slice(0, 10)
}
