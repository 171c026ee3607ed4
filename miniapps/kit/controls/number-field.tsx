import { useId, useRef, useState } from 'react'
import { readNumber } from '../../domain/tabular/read-number.ts'
import { useFormat } from '../words/format.ts'
import { useAria } from './aria/use-aria.ts'
import { Field, type FieldTexts } from './field.tsx'
import { PlainNumber } from './plain-number.tsx'
import { words } from './words/words.ts'

export interface NumberFieldProps extends FieldTexts {
  /** null while the field is empty. */
  value: number | null
  /** When the person leaves the field, presses Enter or a step. */
  onChange(value: number | null): void
  /** What is counted: `EUR`, `%`, `days`. 12 with the unit % is twelve percent. */
  unit?: string
  min?: number
  max?: number
  step?: number
  /** At most so many figures after the point. */
  digits?: number
  /** An identifier, such as a seed or a year: written without separators. */
  isId?: boolean
  disabled?: boolean
  readOnly?: boolean
}

/** A number in the person's own way of writing it; what is pasted may be written in another. */
export function NumberField({ label, hideLabel, help, error, required, ...rest }: NumberFieldProps) {
  const { value, onChange, unit = '', min, max, step, digits = 2, isId, disabled, readOnly } = rest
  const { number, numberLocale: locale } = useFormat()
  const labelId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const aria = useAria(frame)
  const [wrongText, setWrongText] = useState<string>()
  const format = { maximumFractionDigits: digits, ...(isId && { useGrouping: false }) }
  const change = (next: number | null) => {
    setWrongText(undefined)
    onChange(next)
  }
  const read = (text: string): number | undefined => {
    const found = readNumber(text, locale)
    setWrongText(found === undefined ? text.slice(0, 40) : undefined)
    if (found === undefined) return undefined
    return unit === '%' && text.includes('%') ? Number((found * 100).toPrecision(15)) : found
  }
  const range = rangeError(value, min, max, (limit) => number(limit, format))
  const wrong = wrongText === undefined ? range : words('number.none', { text: wrongText })
  const given = { value, locale, unit, format, min, max, step, disabled, readOnly, required }
  return (
    <Field {...{ label, hideLabel, help, required, labelId }} error={error ?? wrong}>
      {(ids) => (
        <div ref={frame} data-invalid={ids['aria-invalid']}>
          {aria ? (
            <aria.Number
              {...given}
              label={label}
              ids={{ ...ids, 'aria-labelledby': labelId }}
              onChange={change}
              onPaste={read}
            />
          ) : (
            <PlainNumber {...given} ids={ids} onChange={change} read={read} />
          )}
        </div>
      )}
    </Field>
  )
}

function rangeError(
  value: number | null,
  min: number | undefined,
  max: number | undefined,
  said: (limit: number) => string,
): string | undefined {
  if (value === null) return undefined
  if (min !== undefined && value < min) return words('number.least', { least: said(min) })
  return max !== undefined && value > max ? words('number.most', { most: said(max) }) : undefined
}
