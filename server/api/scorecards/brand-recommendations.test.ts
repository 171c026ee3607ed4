import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { OpenRecommendation } from '../../../miniapps/domain/scorecards/open-recommendation.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const BRAND = '/scorecards/brands/brand-0001/scorecards'

onEachDatabase((database) => {
  const call = callerOf(database)
  const recommendations = async (query = '') =>
    dataOf<OpenRecommendation[]>(await call('planner', `${BRAND}/recommendations${query}`))
  const answer = async (fields: Record<string, unknown>) => {
    const run = { id: crypto.randomUUID(), place: 'brand-0001', fields: { scorecard: 'site-app', ...fields } }
    dataOf(await call('planner', '/documents/scorecard-run', { method: 'POST', json: run }), 201)
  }

  it('names what low answers of all audits ask for, the most worthwhile first, in the person’s language', async () => {
    const before = await recommendations()
    assert.ok(!before.some(({ scorecardId }) => scorecardId === 'site-app'), 'it is not started')
    await answer({ 'answers/core-web-vitals/level': 0, 'answers/phone-first/level': 4 })
    const english = await recommendations()
    const own = english.filter(({ scorecardId }) => scorecardId === 'site-app')
    assert.equal(own.length, 1)
    assert.deepEqual([own[0]!.questionId, own[0]!.level], ['core-web-vitals', 0])
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
