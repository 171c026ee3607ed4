// node --import tsx server/build/build-countries.ts     writes shell/config/countries.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { countries } from 'countries-list'
import type { ICountry } from 'countries-list'
import { currencies } from 'countries-list/currencies'
import type { CountryEntry } from '../../shell/contract/entities.ts'
import { COUNTRY_COLUMNS, EXCEPTIONS, type CountryColumns } from './country-columns.ts'

export const COUNTRIES_FILE = join(import.meta.dirname, '../../shell/config/countries.ts')

/** The country table as TypeScript: names and currencies from `countries-list`, the rest from our columns; spec section 3. */
export function countriesSource(): string {
  const lines = COUNTRY_COLUMNS.map((columns) => `  ${columns.code}: ${literal(entryOf(columns))},`)
  return `import type { CountryEntry } from '../contract/entities.ts'

// Made by server/build/build-countries.ts from countries-list and country-columns.ts: change those, then run it.

/** Spec section 3, country table: by two-letter code. */
export const COUNTRIES: Readonly<Record<string, CountryEntry>> = Object.freeze({
${lines.join('\n')}
})
`
}

function entryOf({ code, dateLocale, numberLocale, caas }: CountryColumns): CountryEntry {
  const known = (countries as Record<string, ICountry>)[code]
  if (!known) throw new Error(`Country ${code} is not in countries-list`)
  const currency = EXCEPTIONS[code]?.currency ?? known.currency[0] ?? ''
  const money = currencies[currency as keyof typeof currencies]
  if (!money) throw new Error(`Currency ${currency} of country ${code} is not in countries-list`)
  return {
    name: known.name,
    currency,
    currencySymbol: money.symbol,
    region: EXCEPTIONS[code]?.region ?? regionOf(code, known.continent),
    ...(dateLocale && { dateLocale }),
    ...(numberLocale && { numberLocale }),
    ...(caas && { caas }),
  }
}

/** 1 Europe, 2 North America, 3 Latin America, 4 Asia Pacific, Middle East and Africa. */
function regionOf(code: string, continent: string): 1 | 2 | 3 | 4 {
  if (continent === 'EU') return 1
  if (code === 'US' || code === 'CA') return 2
  return continent === 'NA' || continent === 'SA' ? 3 : 4
}

function literal(entry: CountryEntry): string {
  const fields = Object.entries(entry).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? quoted(value) : String(value)}`,
  )
  return `{ ${fields.join(', ')} }`
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(COUNTRIES_FILE, countriesSource())
