import type { BrandLine } from '../../../domain/workspaces/brand-line.ts'
import type { CountryLine } from '../../../domain/workspaces/workspace-answers.ts'
import {
  CATEGORY_MAX_CHARACTERS,
  MAX_CATEGORIES,
  NAME_MAX_CHARACTERS,
} from '../../../domain/workspaces/limits.ts'
import type { Status } from '../../../domain/workspaces/status-moves.ts'
import type { RecordValues } from '../../../kit/exchange/import-wizard/import-plan.ts'
import type { CellProblem } from '../../../kit/exchange/import/import-field.ts'

/** The currency goes out with a file and is not read again: it follows from the countries. */
export type LineKey = Exclude<keyof BrandLine, 'currency'>
export type LineValues = RecordValues<LineKey>
type SentLine = Omit<BrandLine, 'currency'>

/** Several countries or categories in one cell. */
export const joined = (several: readonly string[]): string => several.join('; ')
const parts = (cell: string) =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

const text = (values: LineValues, key: LineKey) => String(values[key] ?? '').trim()

/** The names of a brand and of what stands above it, and its country. */
export const lineId = (values: LineValues): string =>
  (['advertiser', 'market', 'brand', 'country'] as const)
    .map((key) => text(values, key).toLowerCase())
    .join('\n')

/** A row of a file as the server takes it. */
export const lineOf = (values: LineValues): SentLine => ({
  advertiser: text(values, 'advertiser'),
  market: text(values, 'market'),
  marketCountries: parts(text(values, 'marketCountries')),
  brand: text(values, 'brand'),
  country: text(values, 'country'),
  categories: parts(text(values, 'categories')),
  status: (text(values, 'status') || 'LIVE') as Status,
})

/** A brand that is there, as a file would have it. */
export const valuesOf = (line: BrandLine): LineValues => ({
  advertiser: line.advertiser,
  market: line.market,
  marketCountries: joined(line.marketCountries),
  brand: line.brand,
  country: line.country,
  categories: joined(line.categories),
  status: line.status,
})

/** What is there already, by the names that a file knows it by. */
export interface KnownLines {
  brands: ReadonlyMap<string, LineValues>
  /** Countries of each market that holds a brand. */
  markets: ReadonlyMap<string, readonly string[]>
  advertisers: ReadonlySet<string>
  countries: ReadonlySet<string>
}

const marketId = ({ advertiser, market }: SentLine) => `${advertiser}\n${market}`.toLowerCase()

export function knownLines(lines: readonly BrandLine[], countries: readonly CountryLine[]): KnownLines {
  return {
    brands: new Map(lines.map(valuesOf).map((values) => [lineId(values), values])),
    markets: new Map(lines.map((line) => [marketId(line), line.marketCountries])),
    advertisers: new Set(lines.map(({ advertiser }) => advertiser.toLowerCase())),
    countries: new Set(countries.map(({ code }) => code)),
  }
}

export type LineProblem = CellProblem & { field: LineKey }

/** Why a row cannot be taken; the server asks the same again. */
export function lineProblem(values: LineValues, known: KnownLines): LineProblem | undefined {
  const line = lineOf(values)
  const long = (['advertiser', 'market', 'brand'] as const).find(
    (key) => line[key].length > NAME_MAX_CHARACTERS,
  )
  if (long) return tooLong(long, NAME_MAX_CHARACTERS)
  if (line.categories.some((each) => each.length > CATEGORY_MAX_CHARACTERS))
    return tooLong('categories', CATEGORY_MAX_CHARACTERS)
  if (line.categories.length > MAX_CATEGORIES)
    return { field: 'categories', code: 'categories-many', values: { most: MAX_CATEGORIES } }
  return known.brands.has(lineId(values)) ? undefined : newBrandProblem(line, known)
}

const tooLong = (field: LineKey, most: number): LineProblem => ({
  field,
  code: 'text-long',
  values: { most },
})

function newBrandProblem(line: SentLine, known: KnownLines): LineProblem | undefined {
  if (line.status === 'INACTIVE') return { field: 'status', code: 'status-new' }
  const strange = line.marketCountries.find((code) => !known.countries.has(code))
  if (strange) return { field: 'marketCountries', code: 'country-unknown', values: { given: strange } }
  const countries = known.markets.get(marketId(line)) ?? line.marketCountries
  if (countries.length > 0 && !countries.includes(line.country))
    return { field: 'country', code: 'country-not-of-market', values: { countries: joined(countries) } }
  return undefined
}

export interface LineEffects {
  advertisers: number
  markets: number
  /** Brands whose status is another here: files do not change it. */
  statusKept: number
}

/** What rows do beyond the brands that they name. */
export function lineEffects(rows: readonly LineValues[], known: KnownLines): LineEffects {
  const lines = rows.filter((values) => !lineProblem(values, known)).map(lineOf)
  const advertisers = new Set(lines.map(({ advertiser }) => advertiser.toLowerCase()))
  const markets = new Set(lines.map(marketId))
  const other = rows.filter((values) => {
    const there = known.brands.get(lineId(values))
    return there && text(values, 'status') && there.status !== values.status
  })
  return {
    advertisers: [...advertisers].filter((name) => !known.advertisers.has(name)).length,
    markets: [...markets].filter((id) => !known.markets.has(id)).length,
    statusKept: other.length,
  }
}

/** Codes and names, in whichever way of writing. */
export const countryChoices = (countries: readonly CountryLine[], regionName: (code: string) => string) =>
  countries.map(({ code, name }) => ({ value: code, titles: [...new Set([name, regionName(code)])] }))
