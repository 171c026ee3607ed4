const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Whether dates can be shown in a time zone, named as in `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The day of a moment in a time zone, as 2026-11-23. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment)

/** `18:00` as minutes of the day. */
export function minutesOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** What the clocks of a time zone show, in minutes of the day. */
export const minutesIn = (timeZone: string, moment: Date): number =>
  minutesOfTime(
    new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short', hourCycle: 'h23' }).format(moment),
  )

/** The next moment after another at which the clocks of a time zone show a time; where that day skips it, as much later. */
export function nextAt(timeZone: string, time: string, after: Date): Date {
  const wanted = minutesOfTime(time)
  const start = Math.floor(after.getTime() / MINUTE_MS) * MINUTE_MS
  const toWanted = (moment: number) => wanted - minutesIn(timeZone, new Date(moment))
  const wait = (toWanted(start) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES
  const found = start + wait * MINUTE_MS
  // a clock that was changed meanwhile is off by less than half a day
  const off = ((toWanted(found) + 1.5 * DAY_MINUTES) % DAY_MINUTES) - DAY_MINUTES / 2
  const mended = found + off * MINUTE_MS
  return new Date(off !== 0 && toWanted(mended) !== 0 ? found : mended)
}
