/** When something ends by itself, as its two fields have it. */
export interface Expiry {
  /** `2026-11-23`, '' for never. */
  day: string
  /** `17:30:00`, of the person's own clock. */
  time: string
}

export const NEVER: Expiry = { day: '', time: '23:59:59' }

/** The moment, exact to the second; null for never, undefined for a day or time that has passed. */
export function expiryOf({ day, time }: Expiry, now = Date.now()): string | null | undefined {
  if (day === '') return null
  const at = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}`)
  return Number.isNaN(at.getTime()) || at.getTime() <= now ? undefined : at.toISOString()
}
