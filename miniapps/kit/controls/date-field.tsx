import { useRef } from 'react'
import { useFormat } from '../words/format.ts'
import { useLanguage } from '../words/use-language.ts'
import { useAria } from './aria/use-aria.ts'
import { dateError } from './dates/date-error.ts'
import { PlainDate } from './dates/plain-date.tsx'
import type { FieldTexts } from './field.tsx'
import { GroupField } from './group-field.tsx'

export interface DateFieldProps extends FieldTexts {
  /** `2026-11-23`; '' while there is none. */
  value: string
  onChange(value: string): void
  min?: string
  max?: string
  disabled?: boolean
  readOnly?: boolean
}

/** A day, typed in the order of the person's locale or chosen from a calendar; named in the language of the page. */
export function DateField({ label, hideLabel, help, error, required, ...rest }: DateFieldProps) {
  const { value, onChange, min, max, disabled, readOnly } = rest
  const { date, dateLocale } = useFormat()
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const aria = useAria(frame)
  const wrong = error ?? dateError(value, min, max, date)
  const given = { value, onChange, min, max, disabled, readOnly, required }
  return (
    <GroupField {...{ label, hideLabel, help, required }} error={wrong}>
      {(ids) => (
        <div ref={frame}>
          {aria ? (
            <aria.Day {...given} ids={ids} locale={gregorian(dateLocale)} language={language} />
          ) : (
            <PlainDate {...given} ids={ids} />
          )}
        </div>
      )}
    </GroupField>
  )
}

/** Other calendars than the Gregorian one are not part of the build. */
export const gregorian = (locale: string): string =>
  new Intl.Locale(locale, { calendar: 'gregory' }).toString()
