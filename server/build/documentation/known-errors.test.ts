import assert from 'node:assert/strict'
import { it } from 'node:test'
import { LANGUAGES } from '../../../shell/contract/words.ts'
import { knownErrors } from './known-errors.ts'
import { plainMessage } from './plain-message.ts'

it('has the same errors in every language, refusals as well as faults of signing in and of apps', async () => {
  const english = (await knownErrors('en')).map(({ code }) => code)
  for (const code of [
    'brand-not-found',
    'sign-in.untrusted',
    'app.broken.title',
    'denied.permission',
    'author.left-behind',
  ])
    assert.ok(english.includes(code), code)
  for (const language of LANGUAGES)
    assert.deepEqual(
      (await knownErrors(language)).map(({ code }) => code),
      english,
    )
})

it('names no two alike', async () => {
  const codes = (await knownErrors('en')).map(({ code }) => code)
  assert.deepEqual(
    codes.filter((code, at) => codes.indexOf(code) !== at),
    [],
  )
})

it('writes a message as people read it', () => {
  assert.equal(
    plainMessage("{count, plural, one {# app of {name}} other {# apps of {name}}} can''t <b>open</b>"),
    "{count} apps of {name} can't open",
  )
})
