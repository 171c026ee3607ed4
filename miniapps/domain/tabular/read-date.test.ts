import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readDate } from './read-date.ts'

const CASES: readonly (readonly [text: string, locale: string, iso: string | undefined])[] = [
  ['2026-11-23', 'en-US', '2026-11-23T00:00:00.000Z'],
  ['2026-11-23T09:30', 'en-US', '2026-11-23T09:30:00.000Z'],
  ['2026-11-23 09:30:15.5', 'en-US', '2026-11-23T09:30:15.500Z'],
  ['23.11.2026', 'de-DE', '2026-11-23T00:00:00.000Z'],
  ['1.2.26', 'de-DE', '2026-02-01T00:00:00.000Z'],
  ['1/2/26', 'en-US', '2026-01-02T00:00:00.000Z'],
  ['1/2/2026', 'en-GB', '2026-02-01T00:00:00.000Z'],
  ['11/23/2026', 'en-GB', '2026-11-23T00:00:00.000Z'],
  ['23/11/2026', 'en-US', '2026-11-23T00:00:00.000Z'],
  ['12/31/99', 'en-US', '1999-12-31T00:00:00.000Z'],
  ['11/23/2026 3:05 PM', 'en-US', '2026-11-23T15:05:00.000Z'],
  ['12/1/2026 12:10 am', 'en-US', '2026-12-01T00:10:00.000Z'],
  ['23 Nov 2026', 'en-GB', '2026-11-23T00:00:00.000Z'],
  ['November 23, 2026', 'en-US', '2026-11-23T00:00:00.000Z'],
  ['23. November 2026', 'de-DE', '2026-11-23T00:00:00.000Z'],
  ['1er août 2026', 'fr-FR', '2026-08-01T00:00:00.000Z'],
  ['5 de marzo de 2026', 'es-ES', '2026-03-05T00:00:00.000Z'],
  ['23 Dec 2026', 'de-DE', '2026-12-23T00:00:00.000Z'],
  ['2026年11月23日', 'ja-JP', '2026-11-23T00:00:00.000Z'],
  ['2026/11/23', 'ja-JP', '2026-11-23T00:00:00.000Z'],
  ['31.02.2026', 'de-DE', undefined],
  ['2026-13-01', 'en-US', undefined],
  ['13/13/2026', 'en-US', undefined],
  ['2026-11-23 25:00', 'en-US', undefined],
  ['23 Foo 2026', 'en-US', undefined],
  ['Q3 2026', 'en-US', undefined],
  ['', 'en-US', undefined],
]

for (const [text, locale, iso] of CASES)
  it(`reads ${JSON.stringify(text)} in ${locale} as ${iso}`, () =>
    assert.equal(readDate(text, locale)?.toISOString(), iso))

it('reads back what every locale writes, in figures and in words', () => {
  const date = new Date(Date.UTC(2026, 2, 9))
  for (const locale of ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'sv-SE', 'cs-CZ'])
    for (const dateStyle of ['short', 'medium', 'long'] as const) {
      const text = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(date)
      assert.equal(readDate(text, locale)?.toISOString(), date.toISOString(), `${text} in ${locale}`)
    }
})
