import { hoursIn, overlapOf } from '../../domain/contacts/working-time.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { type HoursProps, useTimesSaid } from './hours-props.ts'

/** The answer in one sentence: for how long everybody works, and when. */
export function OverlapNote({ people, day, clock }: HoursProps) {
  const { number } = useFormat()
  const timesSaid = useTimesSaid()
  const times = overlapOf(people, day, clock)
  const hours = hoursIn(times)
  return (
    <p className="overlap-note" data-none={hours === 0 || undefined} role="status">
      {hours === 0
        ? words('noOverlap')
        : words('overlap', {
            hours: number(hours, { maximumFractionDigits: 2 }),
            times: timesSaid(times, clock),
          })}
    </p>
  )
}
