import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readNumber } from './read-number.ts'

const CASES: readonly (readonly [text: string, locale: string, number: number | undefined])[] = [
  ['1.234,56', 'de-DE', 1234.56],
  ['1.234,56', 'en-GB', 1234.56],
  ['1,234.56', 'de-DE', 1234.56],
  ['1.234', 'de-DE', 1234],
  ['1.234', 'en-GB', 1.234],
  ['1,234', 'en-GB', 1234],
  ['1,234', 'de-DE', 1.234],
  ['1,5', 'en-GB', 1.5],
  ['1 234 567,8', 'fr-FR', 1234567.8],
  ['1\u202f234,5', 'fr-FR', 1234.5],
  ['1’234.50', 'de-CH', 1234.5],
  ['12,34,567.5', 'en-IN', 1234567.5],
  ['1.234.567', 'en-GB', 1234567],
  ['€ 1.234,50', 'de-DE', 1234.5],
  ['1,234.50 GBP', 'en-GB', 1234.5],
  ['-$12', 'en-US', -12],
  ['$-12', 'en-US', -12],
  ['(1,250)', 'en-US', -1250],
  ['−7', 'en-US', -7],
  ['12,5 %', 'de-DE', 0.125],
  ['１２３', 'ja-JP', 123],
  ['1e3', 'en-US', 1000],
  ['.5', 'en-US', 0.5],
  ['0', 'en-US', 0],
  ['', 'en-US', undefined],
  ['12 people', 'en-US', undefined],
  ['1.2.3', 'en-US', undefined],
  ['1,23,4', 'en-US', undefined],
  ['1.234,567.8', 'en-US', undefined],
  ['-', 'en-US', undefined],
]

for (const [text, locale, number] of CASES)
  it(`reads ${JSON.stringify(text)} in ${locale} as ${number}`, () =>
    assert.equal(readNumber(text, locale), number))

it('reads back what every locale writes', () => {
  for (const locale of ['en-GB', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'en-IN', 'sv-SE'])
    for (const number of [0, -1.5, 1234.5, 12345678.25, 0.001, -999_999])
      assert.equal(
        readNumber(new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(number), locale),
        number,
        `${number} in ${locale}`,
      )
})

it('[Plans uploader 2] reads a column strictly: "1.234,56" is German, and no number in en-GB', () => {
  assert.equal(readNumber('1.234,56', 'de-DE', 'strict'), 1234.56)
  assert.equal(readNumber('1.234,56', 'en-GB', 'strict'), undefined)
})

const STRICT: readonly (readonly [text: string, locale: string, number: number | undefined])[] = [
  ['1,234.56', 'en-GB', 1234.56],
  ['1,234.56', 'de-DE', undefined],
  ['1,234', 'en-GB', 1234],
  ['1,5', 'en-GB', undefined],
  ['1.5', 'de-DE', undefined],
  ['1.234', 'de-DE', 1234],
  ['1.234.567', 'en-GB', undefined],
  ['12,34,567.5', 'en-IN', 1234567.5],
  ['1 234,5', 'fr-FR', 1234.5],
  ['1.234,5', 'fr-FR', undefined],
  ['£ 12.50', 'en-GB', 12.5],
  ['1,000.5,5', 'en-GB', undefined],
  ['7', 'de-DE', 7],
]

for (const [text, locale, number] of STRICT)
  it(`reads ${JSON.stringify(text)} strictly in ${locale} as ${number}`, () =>
    assert.equal(readNumber(text, locale, 'strict'), number))
