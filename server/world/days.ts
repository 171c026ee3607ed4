const DAY_MS = 86_400_000
const DAY_LETTERS = '2026-11-25'.length

/** An hour of a day some days from now, by UTC. */
export function moment(days: number, hour: number): string {
  const at = new Date(Date.now() + days * DAY_MS)
  at.setUTCHours(hour, 0, 0, 0)
  return at.toISOString()
}

export const dayFromNow = (days: number): string => moment(days, 12).slice(0, DAY_LETTERS)
