import { useRef } from 'react'
import { CalendarRange } from 'lucide'
import { useFormat } from '../words/format.ts'
import { useLanguage } from '../words/use-language.ts'
import { useAria } from './aria/use-aria.ts'
import { gregorian } from './date-field.tsx'
import { dateError } from './dates/date-error.ts'
import { PERIODS, type Period, type PeriodName } from './dates/periods.ts'
import type { FieldTexts } from './field.tsx'
import { GroupField } from './group-field.tsx'
import { Icon } from './icon.tsx'
import { words } from './words/words.ts'

export interface DateRangeFieldProps extends FieldTexts {
  /** Both days belong to it; '' where a side is open. */
  value: Period
  onChange(value: Period): void
  min?: string
  max?: string
  /** Usual periods offered beside the calendar; all unless told otherwise. */
  presets?: readonly PeriodName[]
  disabled?: boolean
  readOnly?: boolean
}

/** A period: its first and its last day, or one of the usual ones. */
export function DateRangeField({ label, hideLabel, help, error, required, ...rest }: DateRangeFieldProps) {
  const { value, onChange, min, max, presets = PERIODS, disabled, readOnly } = rest
  const { date, dateLocale } = useFormat()
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const aria = useAria(frame)
  const order = value.from && value.to && value.to < value.from ? words('range.order') : undefined
  const wrong = error ?? order ?? dateError(value.from, min, max, date) ?? dateError(value.to, min, max, date)
  const given = { value, onChange, min, max, disabled, readOnly, required }
  return (
    <GroupField {...{ label, hideLabel, help, required }} error={wrong}>
      {(ids) => (
        <div ref={frame} role="group" {...ids}>
          {aria ? (
            <aria.Period
              {...given}
              isInvalid={ids['aria-invalid']}
              locale={gregorian(dateLocale)}
              language={language}
              presets={presets}
            />
          ) : (
            <PlainPeriod {...given} />
          )}
        </div>
      )}
    </GroupField>
  )
}

/** Two of the browser's own date fields, while ours is loading. */
function PlainPeriod({
  value,
  onChange,
  ...rest
}: Pick<DateRangeFieldProps, 'value' | 'onChange'> & { disabled?: boolean | undefined }) {
  const side = (name: 'from' | 'to') => (
    <input
      {...rest}
      type="date"
      className="os-date-input"
      aria-label={words(`range.${name}`)}
      value={value[name]}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  )
  return (
    <div className="os-date-frame" data-period="true">
      {side('from')}
      <span aria-hidden="true">–</span>
      {side('to')}
      <span className="os-date-button">
        <Icon of={CalendarRange} />
      </span>
    </div>
  )
}
