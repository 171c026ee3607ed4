import { fullName } from '../../domain/contacts/contact.ts'
import { dayIn, type Interval, overlapOf, workingTimes } from '../../domain/contacts/working-time.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { HoursProps } from './hours-props.ts'

const HOUR_MS = 3_600_000
const TICK_HOURS = 6

/** A day as a line for each person, with what all of them share; the table below says the same in figures. */
export function HoursChart({ people, day, clock }: HoursProps) {
  const { dateFormat } = useFormat()
  const [start, end] = dayIn(day, clock)
  const format = dateFormat({ timeStyle: 'short', timeZone: clock })
  const ticks = Array.from(
    { length: Math.floor((end - start) / HOUR_MS / TICK_HOURS) },
    (_, n) => start + n * TICK_HOURS * HOUR_MS,
  )
  const shared = overlapOf(people, day, clock)
  const spot = ([from, to]: Interval) => ({
    insetInlineStart: `${((from - start) / (end - start)) * 100}%`,
    inlineSize: `${((to - from) / (end - start)) * 100}%`,
  })
  return (
    <div className="hours-chart" role="img" aria-label={words('hoursPicture')}>
      <div className="hours-line" aria-hidden="true">
        <span />
        <span className="hours-ticks">
          {ticks.map((tick) => (
            <time key={tick} style={{ insetInlineStart: spot([tick, tick]).insetInlineStart }}>
              {format.format(tick)}
            </time>
          ))}
        </span>
      </div>
      {people.map((person) => (
        <div key={person.id} className="hours-line" aria-hidden="true">
          <span className="os-truncate" translate="no">
            {fullName(person)}
          </span>
          <span className="hours-track">
            {workingTimes(person, [start, end]).map((time) => (
              <span key={time[0]} className="hours-work" style={spot(time)} />
            ))}
            {shared.map((time) => (
              <span key={time[0]} className="hours-shared" style={spot(time)} />
            ))}
          </span>
        </div>
      ))}
    </div>
  )
}
