import type { IncomingMessage } from 'node:http'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { DEFAULT_APPEARANCE } from '../../shell/contract/appearance.ts'
import { languageOfRequest, lookOf } from './tenant.ts'

it('knows its tenants by name, and none by a word that every object knows', () => {
  assert.deepEqual(lookOf('mindshare', DEFAULT_APPEARANCE, 'en'), {
    theme: 'mindshare',
    tenant: 'mindshare',
    tenantName: 'Mindshare',
    scheme: 'system',
    language: 'en',
  })
  assert.deepEqual(lookOf('constructor', DEFAULT_APPEARANCE, 'en'), {
    theme: 'default',
    tenant: 'constructor',
    tenantName: '',
    scheme: 'system',
    language: 'en',
  })
})

it('speaks the first language of the browser that there are words in', () => {
  const languageFor = (tags?: string) =>
    languageOfRequest({ headers: tags === undefined ? {} : { 'accept-language': tags } } as IncomingMessage)
  assert.equal(languageFor('nl-NL,nl;q=0.9,de-AT;q=0.8,en;q=0.7'), 'de')
  assert.equal(languageFor('en-GB'), 'en-GB')
  assert.equal(languageFor('pt'), 'pt-BR')
  assert.equal(languageFor('*'), 'en')
  assert.equal(languageFor(), 'en')
})
