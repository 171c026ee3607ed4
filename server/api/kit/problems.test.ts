import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { PROBLEMS } from './problems.ts'

const CATALOGUE = 'shell/contract/refusals/words/en.json'

/** What they say is said by others, or for developers: it stays as it is in every language. */
const NOT_TRANSLATED = ['document-not-ready', 'document-status', 'identity-provider-away', 'null-character']

it('says in the browser what it says here, code by code', () => {
  const browser = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as Record<string, string>
  const refusals = Object.fromEntries(Object.entries(browser).filter(([key]) => key.startsWith('refusal.')))
  const here = Object.entries(PROBLEMS)
    .filter(([code]) => !NOT_TRANSLATED.includes(code))
    .map(([code, [, sentence]]) => [`refusal.${code}`, sentence] as const)
  assert.deepEqual(refusals, Object.fromEntries(here))
})
