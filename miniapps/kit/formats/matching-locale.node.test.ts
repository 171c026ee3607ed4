import assert from 'node:assert/strict'
import { it } from 'node:test'
import { matchingLocale } from './matching-locale.ts'

it('offers the formats of a language where dates or numbers are written otherwise', () => {
  assert.equal(matchingLocale('de', ['en-gb', 'en-gb']), 'de-de')
  assert.equal(matchingLocale('de-AT', ['de-at', 'en-gb']), 'de-de')
  assert.equal(matchingLocale('pt-BR', ['en-us', 'en-us']), 'pt-br')
})

it('offers nothing where they match, in whichever region, or where the language is not known', () => {
  assert.equal(matchingLocale('de', ['de-ch', 'de-at']), undefined)
  assert.equal(matchingLocale('en-US', ['en-gb', 'en-in']), undefined)
  assert.equal(matchingLocale('xx', ['en-gb', 'en-gb']), undefined)
})
