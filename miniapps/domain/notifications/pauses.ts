export const PAUSES = ['hour', 'fourHours', 'tomorrow'] as const
export type Pause = (typeof PAUSES)[number]

const HOUR_MS = 3_600_000
const MORNING_HOUR = 8

/** The moment a pause ends. */
export function pauseUntil(pause: Pause, now: Date): string {
  if (pause !== 'tomorrow')
    return new Date(now.getTime() + (pause === 'hour' ? 1 : 4) * HOUR_MS).toISOString()
  const morning = new Date(now)
  morning.setDate(morning.getDate() + 1)
  morning.setHours(MORNING_HOUR, 0, 0, 0)
  return morning.toISOString()
}
