import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { it } from 'node:test'
import type { Run, ScorecardOverview } from '../../../miniapps/domain/scorecards/scorecard.ts'
import { onPostgresql } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const AUDIT = '/scorecards/brands/brand-0001/scorecards/site-app'
/** With the submission one more than the pool has connections. */
const ANSWERS = 10
/** Less than the patience with others, since the server's clock is not ours. */
const A_WHILE_MS = 2000

onPostgresql((database) => {
  const call = callerOf(database)

  it('waits a while for others who hold a run, and then says so instead of holding its connection', async (test) => {
    const { id } = dataOf<Run>(await call('planner', `${AUDIT}/runs`, { method: 'POST' }), 201)
    const json = { level: 2, notApplicable: false, reason: '', evidence: '', ifAt: null }
    const answer = () =>
      call('planner', `/scorecards/runs/${id}/answers/core-web-vitals`, { method: 'PUT', json })
    const submit = () =>
      call('planner', `/scorecards/runs/${id}/submit`, { method: 'POST', json: { ifAt: {} } })
    test.mock.method(console, 'error', () => undefined)
    await database()
      .sql.transaction()
      .execute(async (held) => {
        await sql`select 1 from scorecard_run where id = ${id} for update`.execute(held)
        const refused = [submit, ...Array.from({ length: ANSWERS }, () => answer)].map(async (work) => {
          const since = performance.now()
          problemOf(await work(), 503)
          assert.ok(performance.now() - since > A_WHILE_MS)
        })
        await Promise.all(refused)
        dataOf(await call('planner', AUDIT))
      })
  })

  it('does so too where somebody else is starting the same audit', async (test) => {
    const audits = dataOf<ScorecardOverview[]>(
      await call('planner', '/scorecards/brands/brand-0001/scorecards'),
    )
    const scorecard_id = audits.find(({ status }) => status === 'not-started')!.id
    const start = () =>
      call('planner', `/scorecards/brands/brand-0001/scorecards/${scorecard_id}/runs`, { method: 'POST' })
    const at = new Date()
    await database()
      .sql.transaction()
      .execute(async (held) => {
        const { id } = await held.selectFrom('person').select('id').limit(1).executeTakeFirstOrThrow()
        const run = {
          id: 'held',
          scorecard_id,
          scorecard_version: 1,
          brand_id: 'brand-0001',
          started_at: at,
          started_by: id,
          updated_at: at,
          updated_by: id,
        }
        await held.insertInto('scorecard_run').values(run).execute()
        test.mock.method(console, 'error', () => undefined)
        problemOf(await start(), 503)
      })
    dataOf<Run>(await start())
  })
})
