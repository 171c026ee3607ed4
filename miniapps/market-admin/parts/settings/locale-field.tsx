import { numberLocaleOf } from '../../../domain/markets/market.ts'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { words } from './words/words.ts'

interface LocaleFieldProps {
  of: 'dateLocale' | 'numberLocale'
  label: string
  error?: string | undefined
  value: string | null
  onChange(value: string | null): void
}

const EXAMPLE = 1234.56
const EXAMPLE_DAY = Date.UTC(2026, 11, 31)

/** A locale such as `de-ch`, with what figures or days look like in it. */
export function LocaleField({ of, value, onChange, ...texts }: LocaleFieldProps) {
  const shown = of === 'numberLocale' ? numberLocaleOf({ numberLocale: value }) : value
  const example = shown === null ? undefined : exampleIn(shown, of)
  return (
    <TextField
      {...texts}
      help={example ? helpOf(example, value === null ? shown : null) : words('locale.help')}
      value={value ?? ''}
      onChange={(text) => onChange(text.trim().toLowerCase() || null)}
    />
  )
}

/** `inferred` is the locale that holds where none is set. */
const helpOf = (example: string, inferred: string | null): string =>
  inferred === null
    ? words('locale.example', { example })
    : words('locale.default', { example, locale: inferred })

/** Undefined while somebody has only begun to type it. */
function exampleIn(locale: string, of: LocaleFieldProps['of']): string | undefined {
  try {
    return of === 'numberLocale'
      ? EXAMPLE.toLocaleString(locale)
      : new Date(EXAMPLE_DAY).toLocaleDateString(locale, { timeZone: 'UTC' })
  } catch {
    return undefined
  }
}
