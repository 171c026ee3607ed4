import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { OpenRecommendation } from '../../../miniapps/domain/scorecards/open-recommendation.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import type { StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { answerPath } from '../../../miniapps/domain/scorecards/run-answers.ts'
import { siteApp } from './reference/site-app.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const BRAND = '/scorecards/brands/brand-0001/scorecards'

onOneDatabase((database) => {
  const call = callerOf(database)
  const recommendations = async (query = '') =>
    dataOf<OpenRecommendation[]>(await call('planner', `${BRAND}/recommendations${query}`))
  const RUNS = '/documents/scorecard-run'
  const answer = async (level: (question: string) => number) => {
    const levels = siteApp.questions.map(({ id }) => [answerPath(id, 'level'), level(id)] as const)
    const fields = { scorecard: 'site-app', ...Object.fromEntries(levels) }
    const run = { id: crypto.randomUUID(), place: 'brand-0001', fields }
    return dataOf<StoredDocument>(await call('planner', RUNS, { method: 'POST', json: run }), 201).id
  }
  const submit = async (id: string) => {
    const json = { id: crypto.randomUUID(), action: 'submit' }
    dataOf(await call('planner', `${RUNS}/${id}/actions`, { method: 'POST', json }))
  }

  it('names what low answers of all audits ask for, the most worthwhile first, in the person’s language', async () => {
    const before = await recommendations()
    assert.ok(!before.some(({ scorecardId }) => scorecardId === 'site-app'), 'it is not started')
    const run = await answer((question) => (question === 'core-web-vitals' ? 0 : 3))
    assert.ok(
      !(await recommendations()).some(({ scorecardId }) => scorecardId === 'site-app'),
      'a draft asks for nothing',
    )
    await submit(run)
    await answer(() => 0) // the next one in progress changes nothing
    const english = await recommendations()
    const own = english.filter(({ scorecardId }) => scorecardId === 'site-app')
    assert.equal(own.length, 1)
    assert.deepEqual([own[0]!.questionId, own[0]!.level, own[0]!.runId], ['core-web-vitals', 0, run])
    assert.ok(own[0]!.text.length > 20 && own[0]!.priority > 0)
    const priorities = english.map(({ priority }) => priority)
    assert.deepEqual(
      priorities,
      priorities.toSorted((one, other) => other - one),
    )
    const [german] = (await recommendations('?language=de')).filter(
      ({ scorecardId }) => scorecardId === 'site-app',
    )
    assert.notEqual(german!.text, own[0]!.text)
  })

  it('are for those who may work in the brand', async () => {
    problemOf(await call('no-workspaces', `${BRAND}/recommendations`), 403)
  })
})
