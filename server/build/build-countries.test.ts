import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { COUNTRIES_FILE, countriesSource } from './build-countries.ts'
import { COUNTRIES } from '../../shell/config/countries.ts'

const entries = Object.entries(COUNTRIES)

it('keeps the country table as its sources make it', () => {
  assert.equal(readFileSync(COUNTRIES_FILE, 'utf8'), countriesSource())
})

it('knows about a hundred countries, each with a name, a currency and a region of 1 to 4 [3.31, 3.33, 9.3]', () => {
  assert.ok(entries.length >= 95 && entries.length <= 110, `${entries.length} countries`)
  for (const [code, { name, currency, currencySymbol, region }] of entries) {
    assert.match(code, /^[A-Z]{2}$/)
    assert.ok(name && currencySymbol, code)
    assert.ok(Intl.supportedValuesOf('currency').includes(currency), `${code}: ${currency}`)
    assert.ok([1, 2, 3, 4].includes(region), `${code}: region ${region}`)
  }
})

it('names only locales that format dates and numbers [3.34]', () => {
  for (const [code, { dateLocale, numberLocale }] of entries) {
    for (const locale of [dateLocale, numberLocale]) {
      if (locale) assert.equal(Intl.DateTimeFormat.supportedLocalesOf(locale).length, 1, `${code}: ${locale}`)
    }
  }
})

it('marks many countries, but not all, as having the audience-as-a-service capability [3.35]', () => {
  const marked = entries.filter(([, { caas }]) => caas).length
  assert.ok(marked >= 30 && marked < entries.length, `${marked} marked`)
})
