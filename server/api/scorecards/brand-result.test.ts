import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { FoundDocument, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { answerPath } from '../../../miniapps/domain/scorecards/run-answers.ts'
import type {
  EarlierRun,
  LastResult,
  Run,
  ScorecardOverview,
} from '../../../miniapps/domain/scorecards/scorecard.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { social } from './reference/social.ts'

const RUNS = '/documents/scorecard-run'
/** Nobody has audited it. */
const BRAND = 'brand-0101'
const AUDITS = `/scorecards/brands/${BRAND}/scorecards`

interface Result {
  run: Run
  last: LastResult
  earlier: EarlierRun | null
  isPast: boolean
}

onOneDatabase((database) => {
  const call = callerOf(database)
  const begin = async (level: number) => {
    const levels = social.questions.map(({ id }) => [answerPath(id, 'level'), level] as const)
    const fields = { scorecard: 'social', ...Object.fromEntries(levels) }
    const json = { id: crypto.randomUUID(), place: BRAND, fields }
    return dataOf<StoredDocument>(await call('planner', RUNS, { method: 'POST', json }), 201).id
  }
  const submit = async (id: string) => {
    const json = { id: crypto.randomUUID(), action: 'submit' }
    dataOf(await call('planner', `${RUNS}/${id}/actions`, { method: 'POST', json }))
  }
  const result = (who: string, id: string) => call(who, `${AUDITS}/social/results/${id}`)

  it('is there to be opened, also while the audit is repeated, and is found at its own address', async () => {
    const first = await begin(2)
    problemOf(await result('planner', first), 404)
    await submit(first)
    assert.equal(dataOf<Result>(await result('planner', first)).isPast, false)

    const again = await begin(3)
    const past = dataOf<Result>(await result('planner', first))
    assert.deepEqual(
      [past.run.id, past.last.runId, past.last.score, past.isPast, past.earlier],
      [first, first, 50, true, null],
    )
    const overview = dataOf<ScorecardOverview[]>(await call('planner', AUDITS))
    assert.equal(overview.find(({ id }) => id === 'social')?.last?.runId, first)

    await submit(again)
    const newest = dataOf<Result>(await result('planner', again))
    assert.deepEqual([newest.isPast, newest.earlier?.run.id], [false, first])
    const found = dataOf<FoundDocument[]>(
      await call('planner', `/documents?agency=choreograph&brand=${BRAND}&q=social`),
    )
    assert.ok(found.some(({ path }) => path.endsWith(`/scorecard/social/result/${again}`)))
  })

  it('is for those who may work in the brand, and of that brand and audit', async () => {
    const [run] = dataOf<ScorecardOverview[]>(await call('planner', AUDITS)).flatMap(({ last }) => last ?? [])
    problemOf(await result('no-workspaces', run!.runId), 403)
    problemOf(await call('planner', `${AUDITS}/video/results/${run!.runId}`), 404)
    problemOf(
      await call('planner', `/scorecards/brands/brand-0100/scorecards/social/results/${run!.runId}`),
      404,
    )
  })
})
