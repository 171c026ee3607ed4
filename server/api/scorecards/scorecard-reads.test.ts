import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import type { Answer, Run } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Db } from '../../db/db.ts'
import { openSampleWorld } from '../../db/sample-world-in-tests.ts'
import { siteApp } from './reference/site-app.ts'
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
    return read.filter((table) => table.startsWith('scorecard_'))
  }

  it('reads a run and its answers once before a change, under the lock, and once after it', async () => {
    const run = dataOf<Run>(await call('planner', `${AUDIT}/runs`, { method: 'POST' }), 201)
    const answer = (questionId: string) =>
      call('planner', `/scorecards/runs/${run.id}/answers/${questionId}`, {
        method: 'PUT',
        json: { level: 3, notApplicable: false, reason: '', evidence: '', ifAt: null },
      })
    const ifAt: Record<string, string> = {}
    for (const { id } of siteApp.questions.slice(1)) ifAt[id] = dataOf<Answer>(await answer(id)).at
    const first = siteApp.questions[0]!.id
    assert.deepEqual(
      await readsOf(async () => {
        ifAt[first] = dataOf<Answer>(await answer(first)).at
      }),
      ['scorecard_run', 'scorecard_run', 'scorecard_answer', 'scorecard_answer'],
    )
    assert.deepEqual(await readsOf(() => call('planner', AUDIT)), [
      'scorecard_run',
      'scorecard_answer',
      'scorecard_run',
    ])
    const submit = () =>
      call('planner', `/scorecards/runs/${run.id}/submit`, { method: 'POST', json: { ifAt } })
    assert.deepEqual(await readsOf(async () => dataOf(await submit())), [
      'scorecard_run',
      'scorecard_run',
      'scorecard_answer',
      'scorecard_run',
      'scorecard_answer',
    ])
    assert.deepEqual(
      await readsOf(() => call('planner', AUDIT)),
      ['scorecard_run', 'scorecard_answer'],
      'what is finished is the last result',
    )
  })
})
