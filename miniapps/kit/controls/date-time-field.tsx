import { useSheet } from '../bridge/use-sheet.ts'
import { DateField } from './date-field.tsx'
import type { FieldTexts } from './field.tsx'
import sheet from './date-time-field.css?sheet'
import { TimeField } from './time-field.tsx'
import { words } from './words/words.ts'

export interface DateTimeFieldProps extends Omit<FieldTexts, 'hideLabel'> {
  /** `2026-11-23T17:30`, of the person's own clock; '' while there is neither; either part may be missing. */
  value: string
  onChange(value: string): void
}

/** A day and a time of day in the ways of the person's locale. */
export function DateTimeField({ label, help, error, required, value, onChange }: DateTimeFieldProps) {
  useSheet(sheet)
  const [day = '', time = ''] = value.split('T')
  const change = (nextDay: string, nextTime: string) =>
    onChange(nextDay || nextTime ? `${nextDay}T${nextTime}` : '')
  return (
    <div className="os-date-time" role="group" aria-label={label}>
      <DateField
        {...{ label, help, required }}
        {...(error && { error })}
        value={day}
        onChange={(next) => change(next, time)}
      />
      <TimeField
        label={words('time')}
        required={required}
        value={time}
        onChange={(next) => change(day, next)}
      />
    </div>
  )
}
