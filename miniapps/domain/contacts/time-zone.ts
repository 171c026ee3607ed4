/** Whether the browser or server knows this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const MINUTE_MS = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** What the clock on the wall says there, as if it were UTC: `2026-03-10T09:00`. */
export function wallTime(moment: number, timeZone: string): string {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`
}

/** How far the wall is ahead of UTC at a moment, in minutes. */
export const offsetMinutes = (moment: number, timeZone: string): number =>
  Math.round((Date.parse(`${wallTime(moment, timeZone)}Z`) - moment) / MINUTE_MS)

/**
 * The moment at which the wall says so. A time that a change of clocks leaps over is as much later as the clock leaps; of one
 * that comes twice it is the first.
 */
export function momentOf(day: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${time}Z`)
  const before = offsetMinutes(asUtc - 24 * 60 * MINUTE_MS, timeZone)
  const first = asUtc - before * MINUTE_MS
  if (offsetMinutes(first, timeZone) === before) return first
  const after = offsetMinutes(asUtc + 24 * 60 * MINUTE_MS, timeZone)
  const second = asUtc - after * MINUTE_MS
  return offsetMinutes(second, timeZone) === after ? second : first
}
