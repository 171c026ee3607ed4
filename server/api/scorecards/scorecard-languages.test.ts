import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Scorecard, ScorecardOverview } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Db } from '../../db/db.ts'
import { openSampleWorld } from '../../db/sample-world-in-tests.ts'
import { callerOf, dataOf } from '../kit/caller-in-tests.ts'

const AUDITS = '/scorecards/brands/brand-0001/scorecards'

describe('scorecards', () => {
  let db: Db
  before(async () => void (db = await openSampleWorld()))
  after(() => db.close())
  const call = callerOf(() => db)

  it('are listed in the language asked for', async () => {
    const titles = async (query: string) =>
      dataOf<ScorecardOverview[]>(await call('planner', `${AUDITS}${query}`)).map(({ title }) => title)
    assert.ok((await titles('?language=de')).includes('Website- und App-Audit'))
    assert.ok((await titles('')).includes('Site and app audit'))
    assert.ok((await titles('?language=xx')).includes('Site and app audit'))
  })

  it('ask in the language asked for, with the ids of English', async () => {
    const audit = async (query: string) =>
      dataOf<{ scorecard: Scorecard }>(await call('planner', `${AUDITS}/site-app${query}`)).scorecard
    const [english, german] = [await audit(''), await audit('?language=de')]
    assert.match(german.questions[0]!.text, /^Bestehen die meistbesuchten/)
    assert.deepEqual(
      german.questions.map(({ id, weight }) => [id, weight]),
      english.questions.map(({ id, weight }) => [id, weight]),
    )
  })
})
