import { parseDate } from '@internationalized/date'
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { words } from '../words/words.ts'
import { describedHere } from './described-here.ts'

export interface FieldNames {
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

export interface DayFieldProps {
  ids: FieldNames
  value: string
  onChange(value: string): void
  /** In its order day, month and year stand. */
  locale: string
  /** In it they are named. */
  language: string
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  required?: boolean | undefined
}

const SPOKEN = { dateStyle: 'full', timeZone: 'UTC' } as const

/** Day, month and year in the order of the locale, each typed or stepped by itself. */
export function DaySegments({ ids, value, onChange, locale, language, min, max, ...states }: DayFieldProps) {
  const { 'aria-invalid': isInvalid, ...names } = ids
  const day = dayOf(value)
  return (
    <I18nProvider locale={locale}>
      <DateField
        {...names}
        className="os-date-field"
        value={day ?? null}
        onChange={(next) => onChange(next?.toString() ?? '')}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        isDisabled={states.disabled}
        isReadOnly={states.readOnly}
        isRequired={states.required}
        isInvalid={isInvalid === true}
        shouldForceLeadingZeros
        validationBehavior="aria"
      >
        <Segments
          language={language}
          said={day && new Intl.DateTimeFormat(language, SPOKEN).format(day.toDate('UTC'))}
        />
      </DateField>
    </I18nProvider>
  )
}

/** The parts of a day or a time, named in the language of the page, whatever the formats are. */
export function Segments({ language, said }: { language: string; said?: string | undefined }) {
  return (
    <I18nProvider locale={language}>
      <DateInput className="os-date-input" render={(props) => <div {...describedHere(props, () => said)} />}>
        {(segment) => (
          <DateSegment
            segment={segment}
            className="os-date-segment"
            render={({ children, ...props }, { isPlaceholder, type }) => (
              <span {...describedHere(props, () => said)}>
                {isPlaceholder ? placeholder(type, children) : children}
              </span>
            )}
          />
        )}
      </DateInput>
    </I18nProvider>
  )
}

function placeholder<Text>(type: string, text: Text): Text | string {
  return type === 'day' || type === 'month' || type === 'year' ? words(`date.${type}`) : text
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
