import type { ContactLine } from '../../domain/contacts/contact.ts'
import type { Interval } from '../../domain/contacts/working-time.ts'
import { useFormat } from '../../kit/words/format.ts'

export interface HoursProps {
  people: readonly ContactLine[]
  /** `2026-11-23` */
  day: string
  /** The time zone by whose clock times are said. */
  clock: string
}

/** `13:00–17:30`, by the clock of a time zone. */
export function useTimesSaid(): (times: readonly Interval[], timeZone: string) => string {
  const { dateFormat, list } = useFormat()
  return (times, timeZone) => {
    const format = dateFormat({ timeStyle: 'short', timeZone })
    return list(times.map(([from, to]) => `${format.format(from)}–${format.format(to)}`))
  }
}
