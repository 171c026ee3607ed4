import { DateField } from '../../../kit/controls/date-field.tsx'
import { TimeField } from '../../../kit/controls/time-field.tsx'
import { words } from '../person/words/words.ts'

export interface Expiry {
  /** `2026-11-23`, '' for never. */
  day: string
  /** `17:30:00`, of the person's own clock. */
  time: string
}

export const NEVER: Expiry = { day: '', time: '23:59:59' }

/** The moment, exact to the second; null for never, undefined while what stands there is no moment to come. */
export function expiryOf({ day, time }: Expiry, now = Date.now()): string | null | undefined {
  if (day === '') return null
  const at = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}`)
  return Number.isNaN(at.getTime()) || at.getTime() <= now ? undefined : at.toISOString()
}

interface ExpiryFieldsProps {
  value: Expiry
  onChange(part: Partial<Expiry>): void
  isTried: boolean
}

/** When something ends by itself: a day and a time to the second, or never. */
export function ExpiryFields({ value, onChange, isTried }: ExpiryFieldsProps) {
  const isWrong = isTried && expiryOf(value) === undefined
  return (
    <div className="admin-pair">
      <DateField
        label={words('endsOn')}
        help={words('endsOn.help')}
        value={value.day}
        onChange={(day) => onChange({ day })}
        {...(isWrong && { error: words('endsOn.past') })}
      />
      {value.day !== '' && (
        <TimeField
          withSeconds
          label={words('endsAt')}
          value={value.time}
          onChange={(time) => onChange({ time })}
        />
      )}
    </div>
  )
}
