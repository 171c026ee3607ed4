import assert from 'node:assert/strict'
import { it } from 'node:test'
import { backEndsOf, entryOf, fieldsOf, pastedEntry } from './entry-form.ts'

const ENTRY = {
  key: 'reach',
  title: 'Reach',
  script: { dev: 'http://localhost:5001/a.ts', production: 'https://apps.example/a.js' },
  integrity: `sha384-${'a'.repeat(64)}`,
  withdrawn: [`sha384-${'b'.repeat(64)}`],
  routes: ['reach'],
  permission: 'ReachAccess',
  guards: { tenants: ['msix'] },
  menu: [{ title: 'Reach', section: 'Plan' }],
  allowedEvents: ['change-workspace'],
  apis: ['scorecards', { name: 'reach', origin: 'https://reach.example', audience: 'reach' }],
  needs: { connect: ['https://api.example'], wasm: true },
} as const
const filled = (entry: Parameters<typeof fieldsOf>[0]) => ({
  pasted: '',
  ...fieldsOf(entry),
  trial: false,
  reason: 'Wanted',
})

it('gives back an entry that nobody has changed, with what the form does not show', () => {
  assert.deepEqual(entryOf(filled(ENTRY), ENTRY), ENTRY)
})

it('keeps back ends of the author when the APIs beside them change', () => {
  const { apis } = entryOf({ ...filled(ENTRY), apis: ['wishes'] }, ENTRY)
  assert.deepEqual(apis, ['wishes', ENTRY.apis[1]])
})

it('passes on a misspelt field, of which the portal tells', () => {
  const entry = pastedEntry('{"key":"a","scirpt":"/a.js","apis":7}')!
  assert.equal('scirpt' in entryOf(filled(entry), entry), true)
  assert.deepEqual(backEndsOf(entry), [])
})

it('takes away what somebody has emptied, and of what moves into a frame all that is for scripts', () => {
  const { needs: _needs, permission: _permission, script: _script, ...others } = ENTRY
  const { integrity: _integrity, withdrawn: _withdrawn, ...rest } = others
  const form = {
    ...filled(ENTRY),
    permission: '',
    kind: 'frame' as const,
    frame: 'https://apps.example/a.html',
  }
  assert.deepEqual(entryOf(form, ENTRY), { ...rest, frame: 'https://apps.example/a.html' })
})

it('reads an entry that is pasted, by itself or in a configuration', () => {
  for (const text of [JSON.stringify(ENTRY), JSON.stringify({ miniApps: [ENTRY] })])
    assert.deepEqual(pastedEntry(text), ENTRY)
  for (const text of ['', '{', '7', 'null']) assert.equal(pastedEntry(text), undefined)
})
