import { parseDate } from '@internationalized/date'
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField'

export interface DayFieldProps {
  ids: {
    'aria-label'?: string
    'aria-labelledby'?: string
    'aria-describedby'?: string | undefined
    'aria-invalid'?: true | undefined
  }
  value: string
  onChange(value: string): void
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  required?: boolean | undefined
}

/** Day, month and year in the order of the locale, each typed or stepped by itself. */
export function DaySegments({ ids, value, onChange, min, max, ...states }: DayFieldProps) {
  const { 'aria-invalid': isInvalid, ...names } = ids
  return (
    <DateField
      {...names}
      className="os-date-field"
      value={dayOf(value) ?? null}
      onChange={(next) => onChange(next?.toString() ?? '')}
      minValue={dayOf(min)}
      maxValue={dayOf(max)}
      isDisabled={states.disabled}
      isReadOnly={states.readOnly}
      isRequired={states.required}
      isInvalid={isInvalid === true}
      validationBehavior="aria"
    >
      <DateInput className="os-date-input">
        {(segment) => <DateSegment segment={segment} className="os-date-segment" />}
      </DateInput>
    </DateField>
  )
}

/** The day that a text begins with, as react-aria wants it; undefined for any other text. */
export function dayOf(value: string | undefined) {
  if (!value) return undefined
  try {
    return parseDate(value.slice(0, 10))
  } catch {
    return undefined
  }
}
