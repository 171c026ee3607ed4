import { minutesIn, minutesOfTime, nextAt } from './local-time.ts'
import type { NoticeSettings } from './notice.ts'

/** Whether the bell keeps quiet now; hours may go over midnight, and count on the clock of the one who looks. */
export function isQuiet({ quietUntil, quietHours }: NoticeSettings, now: Date): boolean {
  if (quietUntil !== null && now < new Date(quietUntil)) return true
  return quietHours !== null && isWithin(quietHours, now.getHours() * 60 + now.getMinutes())
}

/** When the pause and the quiet hours of somebody in a time zone are over; null where there are none now. */
export function quietUntilIn(
  timeZone: string,
  { quietUntil, quietHours }: Pick<NoticeSettings, 'quietUntil' | 'quietHours'>,
  now: Date,
): Date | null {
  const paused = quietUntil === null ? now : new Date(Math.max(now.getTime(), Date.parse(quietUntil)))
  const end =
    quietHours && isWithin(quietHours, minutesIn(timeZone, paused))
      ? nextAt(timeZone, quietHours.to, paused)
      : paused
  return end > now ? end : null
}

function isWithin(hours: NonNullable<NoticeSettings['quietHours']>, at: number): boolean {
  const [from, to] = [minutesOfTime(hours.from), minutesOfTime(hours.to)]
  return from <= to ? at >= from && at < to : at >= from || at < to
}
