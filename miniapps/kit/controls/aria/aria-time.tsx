import { parseTime } from '@internationalized/date'
import { TimeField } from 'react-aria-components/TimeField'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type DayFieldProps, Segments } from './aria-segments.tsx'

export interface AriaTimeProps extends Omit<DayFieldProps, 'min' | 'max'> {
  withSeconds?: boolean | undefined
}

const MINUTES_END = 'HH:mm'.length
const SECONDS_END = 'HH:mm:ss'.length

/** Hours and minutes, with twelve or twenty-four hours as the locale has them. */
export function AriaTime(props: AriaTimeProps) {
  const { ids, value, onChange, locale, language, withSeconds, ...states } = props
  const end = withSeconds ? SECONDS_END : MINUTES_END
  const { 'aria-invalid': isInvalid, ...names } = ids
  return (
    <I18nProvider locale={locale}>
      <div className="os-date-frame" data-disabled={states.disabled || undefined}>
        <TimeField
          {...names}
          className="os-date-field"
          value={timeOf(value)}
          onChange={(next) => onChange(next?.toString().slice(0, end) ?? '')}
          granularity={withSeconds ? 'second' : 'minute'}
          isDisabled={states.disabled}
          isReadOnly={states.readOnly}
          isRequired={states.required}
          isInvalid={isInvalid === true}
          shouldForceLeadingZeros
          validationBehavior="aria"
        >
          <Segments language={language} />
        </TimeField>
      </div>
    </I18nProvider>
  )
}

function timeOf(value: string) {
  try {
    return parseTime(value)
  } catch {
    return null
  }
}
