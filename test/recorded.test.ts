import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { callerOf } from '../server/api/kit/caller-in-tests.ts'
import type { Db } from '../server/db/db.ts'
import { openSampleWorld } from '../server/db/sample-world-in-tests.ts'
import { CALLS } from './recorded/calls.ts'
import { drift, shortened } from './recorded/shape.ts'

const root = join(import.meta.dirname, '..')

// RECORD=1 npm test -- server test/recorded.test.ts      writes them anew
describe('answers that tests of apps pretend', () => {
  let db: Db
  before(async () => {
    db = await openSampleWorld()
  })
  after(() => db.close())
  const call = callerOf(() => db)

  for (const [api, { types, calls }] of Object.entries(CALLS))
    it(`are as the real server gives them: ${api}`, async () => {
      const answers: [name: string, type: string, answer: unknown][] = []
      for (const { name, path, type } of calls) {
        const { status, body } = await call('admin', path)
        assert.equal(status, 200, `${path}: ${JSON.stringify(body)}`)
        answers.push([name, type, shortened(body)])
      }
      if (process.env['RECORD']) write(api, types, answers)
      const recorded = (await import(`./recorded/${api}.ts`)) as Record<string, unknown>
      assert.deepEqual(
        answers.flatMap(([name, , answer]) => drift(recorded[name], answer, name)),
        [],
      )
    })

  it('would notice a key that is gone, one that is new, and another type', () => {
    const recorded = { data: [{ id: 'a', name: 'Ada', until: null }] }
    const real = { data: [{ id: 1, until: '2026-01-01', email: 'ada@agency.example' }] }
    assert.deepEqual(drift(recorded, real, 'PEOPLE'), [
      'PEOPLE.data[0].id: string is number now',
      'PEOPLE.data[0].name is gone',
      'PEOPLE.data[0].email is new',
    ])
  })
})

function write(
  api: string,
  types: Readonly<Record<string, string>>,
  answers: readonly [name: string, type: string, answer: unknown][],
): void {
  const imports = Object.entries(types).map(
    ([file, names]) => `import type { ${names} } from '../../${file}'`,
  )
  const parts = answers.map(
    ([name, type, answer]) => `export const ${name}: ${type} = ${JSON.stringify(answer)}`,
  )
  const file = join(root, `test/recorded/${api}.ts`)
  const head = '// recorded from the sample world by RECORD=1 npm test -- server test/recorded.test.ts'
  writeFileSync(file, `${[head, ...imports].join('\n')}\n\n${parts.join('\n\n')}\n`)
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), file])
}
