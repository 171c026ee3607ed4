import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { ACTIONS } from './actions.ts'
import en from './words/en.json' with { type: 'json' }

/** `noun.verb` in the past, as entries of the audit log are written; columns of tables and SCIM's attributes look alike. */
const ACTION = /'([a-z-]+\.(?:[a-z-]*ed|begun|left|seen-as|[a-z-]*taken-back|maintenance))'/g
const COLUMNS = new Set(['contact.listed', 'meta.created'])

it('has words for everything that the server writes into the audit log', () => {
  const files = ['server/api', 'server/audit']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ACTION)].map(([, action]) => action!),
  )
  const actions = [...new Set(found)].filter((each) => !COLUMNS.has(each))
  assert.ok(actions.length > 30)
  assert.deepEqual(
    actions.filter((action) => !(`action.${action}` in en)),
    [],
  )
})

it('offers everything that has words to be filtered by', () => {
  const worded = Object.keys(en).filter((key) => key.startsWith('action.'))
  assert.deepEqual(ACTIONS.map((action) => `action.${action}`).toSorted(), worded.toSorted())
})
