import { sql } from 'kysely'
import { it } from 'node:test'
import type { Run } from '../../shell/contract/scorecards.ts'
import { onPostgresql } from '../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from './caller-in-tests.ts'

onPostgresql((database) => {
  const call = callerOf(database)

  it('waits a while for others who hold a run, and then says so instead of holding its connection', async (test) => {
    const run = dataOf<Run>(await call('planner', '/scorecards/brands/brand-0001/scorecards/site-app/runs', { method: 'POST' }), 201)
    await database().sql.transaction().execute(async (held) => {
      await sql`select 1 from scorecard_run where id = ${run.id} for update`.execute(held)
      test.mock.method(console, 'error', () => undefined)
      const json = { level: 2, notApplicable: false, reason: '', evidence: '', ifAt: null }
      problemOf(await call('planner', `/scorecards/runs/${run.id}/answers/core-web-vitals`, { method: 'PUT', json }), 503)
    })
  })
})
