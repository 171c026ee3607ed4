import assert from 'node:assert/strict'
import { it } from 'node:test'
import { samplesOf } from './samples.ts'

const as = (locale: string) =>
  samplesOf({ displayLanguage: 'en-US', dateLocale: locale, numberLocale: locale }, 'EUR')

/** Some locales part thousands by a space that does not break. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

it('K6: writes numbers and dates as each locale does', () => {
  for (const [locale, number, date] of [
    ['en-GB', '1,234,567.891', '04/03/2026'],
    ['de-DE', '1.234.567,891', '4.3.2026'],
    ['sv-SE', '1 234 567,891', '2026-03-04'],
    ['en-US', '1,234,567.891', '3/4/2026'],
  ] as const) {
    assert.deepEqual([plain(as(locale).number), as(locale).date], [number, date], locale)
  }
})

it('writes amounts by the number locale and days by the date locale, each for itself', () => {
  const mixed = samplesOf({ displayLanguage: 'en-US', dateLocale: 'de-de', numberLocale: 'en-us' }, 'EUR')
  assert.equal(mixed.currency, '€1,234,567.89')
  assert.equal(mixed.fullDate, 'Mittwoch, 4. März 2026')
  assert.equal(mixed.percent, '12.5%')
})

it('falls back to en-gb for a locale that nobody knows', () => {
  for (const locale of ['xx-xx', 'no locale!', '']) assert.deepEqual(as(locale), as('en-gb'), locale)
})
