import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import type { Db } from '../../db/db.ts'
import { openSampleWorld } from '../../db/sample-world-in-tests.ts'
import { callerOf, dataOf } from '../kit/caller-in-tests.ts'

const AUDIT = '/scorecards/brands/brand-0001/scorecards/site-app'

describe('a call of scorecards', () => {
  let db: Db
  /** The tables that were read, in turn. */
  let read: string[] = []
  const noting: KyselyPlugin = {
    transformQuery({ node }) {
      const [table] = (node.kind === 'SelectQueryNode' && node.from?.froms) || []
      if (table?.kind === 'TableNode')
        read.push((table as unknown as { table: { identifier: { name: string } } }).table.identifier.name)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  before(async () => {
    const world = await openSampleWorld()
    db = { ...world, sql: world.sql.withPlugin(noting) }
  })
  after(() => db.close())
  const call = callerOf(() => db)

  async function readsOf(make: () => Promise<unknown>): Promise<string[]> {
    read = []
    await make()
    return read.filter((table) => table.startsWith('document'))
  }

  it('reads documents once for each kind of figures, and a run with the one that it goes on from', async () => {
    assert.deepEqual(await readsOf(() => call('planner', '/scorecards/brands/brand-0001/scorecards')), [
      'document',
      'document',
    ])
    const run = { id: 'run-of-reads', place: 'brand-0001', fields: { scorecard: 'site-app' } }
    dataOf(await call('planner', '/documents/scorecard-run', { method: 'POST', json: run }), 201)
    assert.deepEqual(await readsOf(() => call('planner', AUDIT)), ['document', 'document'])
    await db.sql
      .updateTable('document')
      .where('slot', '=', 'site-app')
      .set({ slot: null, status: 'submitted', result: '{"score": 3}' })
      .execute()
    assert.deepEqual(await readsOf(() => call('planner', AUDIT)), ['document', 'document'])
  })
})
