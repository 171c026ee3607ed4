import { useRef } from 'react'
import { useFormat } from '../words/format.ts'
import { useLanguage } from '../words/use-language.ts'
import { useAria } from './aria/use-aria.ts'
import type { FieldTexts } from './field.tsx'
import { GroupField } from './group-field.tsx'

export interface TimeFieldProps extends FieldTexts {
  /** `14:30`, or `14:30:00` with seconds; '' while there is none. */
  value: string
  withSeconds?: boolean
  onChange(value: string): void
  disabled?: boolean
  readOnly?: boolean
}

/** A time of day in the way of the person's locale: 14:30, or 2:30 PM. */
export function TimeField({ label, hideLabel, help, error, required, ...given }: TimeFieldProps) {
  const { dateLocale } = useFormat()
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const aria = useAria(frame)
  const { value, onChange, withSeconds, ...states } = given
  return (
    <GroupField {...{ label, hideLabel, help, required }} {...(error !== undefined && { error })}>
      {(ids) => (
        <div ref={frame}>
          {aria ? (
            <aria.Time {...given} required={required} ids={ids} locale={dateLocale} language={language} />
          ) : (
            <div className="os-date-frame">
              <input
                type="time"
                step={withSeconds ? 1 : undefined}
                className="os-date-input"
                {...ids}
                {...states}
                required={required}
                value={value}
                onChange={(event) => onChange(event.target.value)}
              />
            </div>
          )}
        </div>
      )}
    </GroupField>
  )
}
