import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { it } from 'node:test'
import { gregorianOnly } from './aria.ts'

it('leaves one calendar in the module of react-aria that chooses among them', () => {
  const main = createRequire(import.meta.url).resolve('@internationalized/date')
  const code = readFileSync(new URL('private/createCalendar.mjs', `file://${main}`), 'utf8')
  const left = gregorianOnly(code)
  assert.match(left, /GregorianCalendar/)
  assert.doesNotMatch(left, /Islamic|Hebrew|Ethiopic|Japanese/)
  assert.match(left, /as createCalendar\}/)
})
