import type { CountryLine } from '../../domain/workspaces/workspace-answers.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { MultiSelect } from '../../kit/controls/multi-select.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** Every country that the portal knows. */
function useCountries(): readonly CountryLine[] {
  const agency = useMiniApp(({ context }) => context.tenant.code)
  const path = withQuery('/countries', { agency })
  return useAnswer<readonly CountryLine[]>('workspaces', path, { keptAs: 'countries' }).data ?? []
}

interface CountriesFieldProps {
  value: readonly string[]
  onChange(value: readonly string[]): void
  error?: string | undefined
}

/** Countries in order, with the currency that the first one brings. */
export function CountriesField({ value, onChange, error }: CountriesFieldProps) {
  const { regionName, compare } = useFormat()
  const known = useCountries()
  const currency = known.find(({ code }) => code === value[0])?.currency
  return (
    <MultiSelect
      label={words('countries')}
      required
      error={error}
      help={currency ? words('currencyOfFirst', { currency }) : words('currencyHelp')}
      value={value}
      onChange={onChange}
      options={known
        .filter(({ code, isArchived }) => !isArchived || value.includes(code))
        .map(({ code }) => ({ value: code, label: regionName(code) }))
        .toSorted((one, other) => compare(one.label, other.label))}
    />
  )
}
