import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import type {
  LastResult,
  Level,
  Run,
  Scorecard,
  ScorecardOverview,
} from '../../../miniapps/domain/scorecards/scorecard.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { siteApp } from './reference/site-app.ts'
import { callerOf, dataOf } from '../kit/caller-in-tests.ts'
import { startRun } from './scorecard-runs.ts'

const BRAND = 'brand-0001'
const AUDIT = 'repeated'

onEachDatabase((database) => {
  const call = callerOf(database)
  const planner = () =>
    database()
      .sql.selectFrom('person')
      .select('id')
      .where('email', '=', 'planner@agency.example')
      .executeTakeFirstOrThrow()

  async function publish(version: number, weights: readonly number[]): Promise<void> {
    const { intro, dimensions, questions } = siteApp
    const weighted = JSON.stringify(
      weights.map((weight, index) => ({ ...questions[index]!, id: `q${index}`, weight })),
    )
    const texts = {
      intro: JSON.stringify(intro),
      dimensions: JSON.stringify(dimensions),
      questions: weighted,
    }
    await database()
      .sql.insertInto('scorecard')
      .values({ id: AUDIT, version, position: 98, title: 'Repeated', ...texts })
      .execute()
  }

  async function finished(id: string, month: string, levels: readonly Level[]): Promise<void> {
    const { sql } = database()
    const started_at = new Date(`2025-${month}-01T00:00:00Z`)
    const updated_at = new Date(`2025-${month}-02T00:00:00Z`)
    const person = (await planner()).id
    const run = {
      id,
      scorecard_id: AUDIT,
      scorecard_version: 1,
      brand_id: BRAND,
      status: 'submitted' as const,
    }
    await sql
      .insertInto('scorecard_run')
      .values({ ...run, started_at, started_by: person, updated_at, updated_by: person })
      .execute()
    const answer = {
      run_id: id,
      not_applicable: false,
      reason: '',
      evidence: '',
      answered_by: person,
      answered_at: updated_at,
    }
    await sql
      .insertInto('scorecard_answer')
      .values(levels.map((level, index) => ({ ...answer, question_id: `q${index}`, level })))
      .execute()
  }

  afterEach(async () => {
    const { sql } = database()
    const runs = sql.selectFrom('scorecard_run').select('id').where('scorecard_id', '=', AUDIT)
    await sql.deleteFrom('scorecard_answer').where('run_id', 'in', runs).execute()
    await sql.deleteFrom('scorecard_run').where('scorecard_id', '=', AUDIT).execute()
    await sql.deleteFrom('scorecard').where('id', '=', AUDIT).execute()
  })

  it('shows the newest of several finished runs, by the questions it had', async () => {
    await publish(1, [1, 3])
    await finished('run-b', '02', [4, 0])
    await finished('run-a', '01', [0, 0])
    await publish(2, [1])
    const { scorecard, run, last } = dataOf<{ scorecard: Scorecard; run: Run; last: LastResult }>(
      await call('planner', `/scorecards/brands/${BRAND}/scorecards/${AUDIT}`),
    )
    assert.deepEqual([run.id, scorecard.version, scorecard.questions.length], ['run-b', 1, 2])
    assert.deepEqual(last, { score: 25, at: '2025-02-02T00:00:00.000Z' })
    const overviews = dataOf<ScorecardOverview[]>(
      await call('planner', `/scorecards/brands/${BRAND}/scorecards`),
    )
    const { score, questions, answered, updatedAt } = overviews.find(({ id }) => id === AUDIT)!
    assert.deepEqual([score, questions, answered, updatedAt], [25, 2, 2, '2025-02-02T00:00:00.000Z'])
  })

  it('starts a new run where the open one is submitted in that moment', async () => {
    await publish(1, [1])
    const scorecard = { ...siteApp, id: AUDIT }
    const { sql } = database()
    const { id } = await planner()
    const first = await startRun(sql, scorecard, BRAND, id)
    let submitted = false
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (submitted) return result
        submitted = true
        const submitting = sql
          .updateTable('scorecard_run')
          .set({ status: 'submitted' })
          .where('id', '=', first.runId)
          .execute()
        if (database().kind === 'postgresql') await submitting // else it has its turn when the one connection is free, before the next look
        return result
      },
    }
    const second = await startRun(sql.withPlugin(meanwhile), scorecard, BRAND, id)
    assert.deepEqual([second.isNew, second.runId === first.runId], [true, false])
  })
})
