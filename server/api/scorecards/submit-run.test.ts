import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import type { Answer, Run } from '../../../miniapps/domain/scorecards/scorecard.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { siteApp } from './reference/site-app.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const AUDIT = '/scorecards/brands/brand-0001/scorecards/site-app'
const FIRST = siteApp.questions[0]!.id

onEachDatabase((database) => {
  const call = callerOf(database)
  let run: Run
  const seen: Record<string, string> = {}
  const answer = async (who: string, questionId: string, level: number, ifAt: string | null) => {
    const json = { level, notApplicable: false, reason: '', evidence: '', ifAt }
    return dataOf<Answer>(
      await call(who, `/scorecards/runs/${run.id}/answers/${questionId}`, { method: 'PUT', json }),
    ).at
  }
  const submit = (json: unknown) =>
    call('planner', `/scorecards/runs/${run.id}/submit`, { method: 'POST', json })
  const stored = async () => dataOf<{ run: Run }>(await call('planner', AUDIT)).run

  before(async () => {
    run = dataOf<Run>(await call('planner', `${AUDIT}/runs`, { method: 'POST' }), 201)
    for (const { id } of siteApp.questions) seen[id] = await answer('planner', id, 3, null)
  })

  it('needs the time of each answer', async () => {
    for (const json of [{}, { ifAt: null }, { ifAt: { [FIRST]: 'yesterday' } }, { ifAt: seen, more: 1 }])
      problemOf(await submit(json), 400)
    assert.equal((await stored()).status, 'open')
  })

  it('does not hand in what somebody else changed meanwhile, and names it', async () => {
    const theirs = await answer('developer', FIRST, 1, seen[FIRST]!)
    const { errors, type } = problemOf(await submit({ ifAt: seen }), 409)
    assert.equal(type, 'urn:agency-os:problem:stale-audit')
    assert.deepEqual(
      errors?.map(({ field }) => field),
      [FIRST],
    )
    assert.equal((await stored()).status, 'open')
    seen[FIRST] = theirs
  })

  it('does not hand in an answer that the caller knew nothing of', async () => {
    const { [FIRST]: _, ...others } = seen
    assert.deepEqual(
      problemOf(await submit({ ifAt: others }), 409).errors?.map(({ field }) => field),
      [FIRST],
    )
  })

  it('lets a change or the submission win where both come at the same moment, never both unseen', async () => {
    const json = { level: 2, notApplicable: false, reason: '', evidence: '', ifAt: seen[FIRST] }
    const [submitted, changed] = await Promise.all([
      submit({ ifAt: seen }),
      call('developer', `/scorecards/runs/${run.id}/answers/${FIRST}`, { method: 'PUT', json }),
    ])
    assert.deepEqual([submitted.status, changed.status].toSorted(), [200, 409])
    if (changed.status === 200) seen[FIRST] = dataOf<Answer>(changed).at
    assert.equal(dataOf<Run>(await submit({ ifAt: seen })).status, 'submitted')
  })

  it('says so to somebody who has seen other answers than were submitted', async () => {
    const type = problemOf(await submit({ ifAt: { ...seen, [FIRST]: '2025-01-01T00:00:00.000Z' } }), 409).type
    assert.equal(type, 'urn:agency-os:problem:stale-audit')
  })
})
