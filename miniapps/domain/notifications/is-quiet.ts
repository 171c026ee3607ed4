import type { NoticeSettings } from './notice.ts'

/** Whether the bell keeps quiet now; hours may go over midnight, and count on the clock of the one who looks. */
export function isQuiet({ quietUntil, quietHours }: NoticeSettings, now: Date): boolean {
  if (quietUntil !== null && now < new Date(quietUntil)) return true
  if (!quietHours) return false
  const [at, from, to] = [minutesOf(now), ofDay(quietHours.from), ofDay(quietHours.to)]
  return from <= to ? at >= from && at < to : at >= from || at < to
}

const minutesOf = (moment: Date): number => moment.getHours() * 60 + moment.getMinutes()

function ofDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
