import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { portalFiles } from '../../../../server/build/portal-words.ts'

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
  const said = portalFiles('.', 'en.json').map((file) => readFileSync(file, 'utf8'))
  assert.deepEqual(
    actions.filter((action) => !said.some((words) => words.includes(`"action.${action}"`))),
    [],
  )
})
