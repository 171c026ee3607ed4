import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import { sql as raw } from 'kysely'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import { answerPath } from '../../../miniapps/domain/scorecards/run-answers.ts'
import type { OpenRecommendation } from '../../../miniapps/domain/scorecards/open-recommendation.ts'
import { periodAfter, periodOf } from '../../../miniapps/domain/scorecards/period.ts'
import { SCORECARD_RUN } from '../../../miniapps/domain/scorecards/scorecard-run.ts'
import type {
  EarlierRun,
  LastResult,
  Level,
  PastResult,
  Run,
  Scorecard,
  ScorecardOverview,
} from '../../../miniapps/domain/scorecards/scorecard.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { siteApp } from './reference/site-app.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { addSampleDocuments } from '../../documents/add-sample-documents.ts'
import { currentRuns } from './run-documents.ts'
import { ScorecardLibrary } from './scorecard-library.ts'

const BRAND = 'brand-0001'
const AUDIT = 'repeated'

onOneDatabase((database) => {
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

  async function finished(
    id: string,
    month: string,
    levels: readonly Level[],
    kind = 'first',
    quarter?: string,
  ): Promise<void> {
    const { sql } = database()
    const by = (await planner()).id
    const at = (day: number) => Date.parse(`2025-${month}-0${day}T00:00:00Z`)
    const scorecard = await new ScorecardLibrary(sql).latest(AUDIT, null)
    const answers = levels.map((level, index) => [answerPath(`q${index}`, 'level'), level])
    const period = quarter ?? periodOf(new Date(at(1)))
    const steps = [
      { at: at(1), by, set: { scorecard: AUDIT, version: scorecard.version, period, kind } },
      { at: at(2), by, set: Object.fromEntries(answers) as Body, action: 'submit' },
    ]
    await addSampleDocuments(sql, SCORECARD_RUN, [{ id, place: BRAND, facts: { scorecard }, steps }])
  }

  afterEach(async () => {
    const { sql } = database()
    await sql.deleteFrom('document').where('slot', '=', AUDIT).execute()
    await sql.deleteFrom('document').where('id', 'in', ['run-a', 'run-b', 'run-c']).execute()
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
    assert.deepEqual(last, {
      runId: 'run-b',
      period: '2025-Q1',
      rule: 2,
      score: 25,
      coverage: 1,
      notApplicableShare: 0,
      at: '2025-02-02T00:00:00.000Z',
    })
    const overviews = dataOf<ScorecardOverview[]>(
      await call('planner', `/scorecards/brands/${BRAND}/scorecards`),
    )
    const overview = overviews.find(({ id }) => id === AUDIT)!
    const { score, questions, answered, updatedAt } = overview
    assert.deepEqual(overview.last, last)
    assert.deepEqual([score, questions, answered, updatedAt], [25, 2, 2, '2025-02-02T00:00:00.000Z'])
  })

  it('says of a finished run what was stored then, whatever the formulas say by now', async () => {
    await publish(1, [1])
    await finished('run-a', '01', [2])
    const { sql } = database()
    await raw`update document set result = jsonb_set(result, '{score}', '49') where id = 'run-a'`.execute(sql)
    const [overview] = dataOf<ScorecardOverview[]>(
      await call('planner', `/scorecards/brands/${BRAND}/scorecards`),
    ).filter(({ id }) => id === AUDIT)
    const { last } = dataOf<{ last: LastResult }>(
      await call('planner', `/scorecards/brands/${BRAND}/scorecards/${AUDIT}`),
    )
    assert.deepEqual([overview?.score, last.score], [49, 49])
  })

  it('tells what each quarter said, by what was stored then, and never what a second assessor says', async () => {
    await publish(1, [1, 3])
    await finished('run-a', '02', [4, 0])
    await finished('run-b', '05', [4, 4])
    await finished('run-c', '08', [0, 0], 'second')
    await raw`update document set result = jsonb_set(result, '{score}', '49') where id = 'run-a'`.execute(
      database().sql,
    )
    const all = dataOf<PastResult[]>(await call('planner', `/scorecards/brands/${BRAND}/scorecards/history`))
    const past = all.filter(({ scorecardId }) => scorecardId === AUDIT)
    assert.deepEqual(
      past.map(({ runId, period, score, title, kind }) => [runId, period, score, title, kind]),
      [
        ['run-b', '2025-Q2', 100, 'Repeated', 'first'],
        ['run-a', '2025-Q1', 49, 'Repeated', 'first'],
      ],
    )
    assert.equal(past[1]?.dimensions[0]?.dimension, siteApp.dimensions[0])
    problemOf(await call('no-workspaces', `/scorecards/brands/${BRAND}/scorecards/history`), 403)
  })

  it('goes on from the run of the quarter before, with what that asked', async () => {
    await publish(1, [1, 3])
    await finished('run-a', '02', [4, 0])
    await publish(2, [1])
    await finished('run-b', '05', [4])
    const { earlier, run } = dataOf<{ earlier: EarlierRun; run: Run }>(
      await call('planner', `/scorecards/brands/${BRAND}/scorecards/${AUDIT}`),
    )
    assert.deepEqual([run.id, earlier.run.id, earlier.questions], ['run-b', 'run-a', ['q0', 'q1']])
    assert.deepEqual(
      earlier.run.answers.map(({ level }) => level),
      [4, 0],
    )
  })

  it('takes for a quarter what both assessors agreed on, until the audit is repeated', async () => {
    await publish(1, [1])
    const last = async () => {
      const audit = await call('planner', `/scorecards/brands/${BRAND}/scorecards/${AUDIT}`)
      const { run, last: result } = dataOf<{ run: Run; last: LastResult }>(audit)
      return [run.id, result.score]
    }
    await finished('run-a', '04', [3])
    await finished('run-b', '05', [1], 'agreed')
    assert.deepEqual(await last(), ['run-b', 25])
    await finished('run-c', '06', [4])
    assert.deepEqual(await last(), ['run-c', 100])
  })

  it('recommends by the newest quarter, though an earlier one was entered later', async () => {
    await publish(7, [3]) // the server has read version 1 before, with other weights
    await finished('run-a', '05', [1])
    await finished('run-b', '08', [3], 'first', '2024-Q4')
    const asked = dataOf<OpenRecommendation[]>(
      await call('planner', `/scorecards/brands/${BRAND}/scorecards/recommendations`),
    )
    assert.ok(asked.some(({ scorecardId }) => scorecardId === AUDIT))
  })

  it('finds the runs of many brands over years at once', async () => {
    await publish(1, [1])
    const { sql } = database()
    const { id: by } = await planner()
    const scorecard = await new ScorecardLibrary(sql).latest(AUDIT, null)
    const brands = Array.from({ length: 20 }, (_, place) => `brand-00${place + 10}`)
    const all = brands.flatMap((place) =>
      Array.from({ length: 20 }, (_, quarter) => ({
        id: `${place}-${quarter}`,
        place,
        facts: { scorecard },
        steps: [
          {
            at: Date.UTC(2021, quarter * 3),
            by,
            set: { scorecard: AUDIT, version: 1, period: periodAfter('2021-Q1', quarter), kind: 'first' },
          },
          { at: Date.UTC(2021, quarter * 3), by, action: 'submit' },
        ],
      })),
    )
    await addSampleDocuments(sql, SCORECARD_RUN, all)
    const current = (await currentRuns(sql, brands, (await planner()).id)).filter(
      (run) => run.scorecard === AUDIT,
    )
    assert.deepEqual(
      current.map(({ id }) => id),
      brands.map((brand) => `${brand}-19`),
    )
    await sql
      .deleteFrom('document')
      .where(
        'id',
        'in',
        all.map(({ id }) => id),
      )
      .execute()
  })
})
