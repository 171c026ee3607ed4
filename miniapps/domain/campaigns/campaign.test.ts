import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Body } from '../document/change.ts'
import { dayHere } from '../kernel/periods/day-here.ts'
import { actionTo, CAMPAIGN_ACTIONS, campaignActions } from './campaign-actions.ts'
import { campaignProblems } from './campaign-problems.ts'

const READY: Body = {
  title: 'Spring',
  code: 'SPRING',
  name: 'GB-ACME-SPRING',
  objective: 'Awareness',
  markets: ['GB'],
  start: '2026-03-01',
  end: '2026-03-31',
  'budget/total': 10_000,
  'budget/currency': 'GBP',
}

const codes = (body: Body) => campaignProblems(body).map(({ path, code }) => `${path} ${code}`)

describe('a campaign', () => {
  it('names what is missing before it is handed in', () => {
    assert.deepEqual(codes(READY), [])
    const { code: _, ...rest } = READY
    assert.deepEqual(codes(rest), ['code code-missing'])
  })

  it('[Campaigns setup 2] [Campaigns setup 3] splits its whole budget, and ends no flight after itself', () => {
    const parts = [1, 2, 3].map((each): [string, number] => [`split/${each}/amount`, 3333])
    assert.deepEqual(codes({ ...READY, ...Object.fromEntries(parts) }), ['budget/total split-sum'])
    const flight = { 'flights/1/start': '2026-03-20', 'flights/1/end': '2026-04-01' }
    assert.deepEqual(codes({ ...READY, ...flight }), ['flights/1/end flight-outside'])
    const turned = { ...flight, 'flights/1/end': '2026-03-02' }
    assert.deepEqual(codes({ ...READY, ...turned }), ['flights/1/end flight-ends-first'])
  })

  it('[Campaigns setup 5] asks a reason for a KPI without a baseline, and stops at one without a day', () => {
    const kpi = { 'kpis/1/metric': 'Awareness', 'kpis/1/target': 40 }
    assert.deepEqual(codes({ ...READY, ...kpi }), [
      'reasons/baseline-missing.1 reason-missing',
      'kpis/1/date date-missing',
    ])
    const answered = { ...kpi, 'reasons/baseline-missing.1': 'New', 'kpis/1/date': '2026-04-30' }
    assert.deepEqual(codes({ ...READY, ...answered }), [])
  })

  it('is live from the first hour of its first day where the person is', (test) => {
    const { TZ } = process.env
    test.after(() => {
      if (TZ === undefined) delete process.env['TZ']
      else process.env['TZ'] = TZ
    })
    for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
      process.env['TZ'] = zone
      const [today, tomorrow] = [0, 1].map((later) => dayHere(Date.now(), later))
      const revised = (start = '') =>
        CAMPAIGN_ACTIONS.revise.problems({ ...READY, start, end: '2199-01-01' }).map(({ code }) => code)
      assert.deepEqual([revised(today), revised(tomorrow)], [['is-live'], []], zone)
    }
  })

  it('may be revised as long as it is live nowhere, where the day of the person is not known', () => {
    const { revise } = campaignActions(() => ['2026-02-28', '2026-03-01'])
    assert.deepEqual(revise.problems({ ...READY, start: '2026-03-01' }), [])
    assert.equal(revise.problems({ ...READY, start: '2026-02-28' }).length, 1)
  })

  it('[Campaigns list 5] knows the action that leads from one status to another', () => {
    assert.equal(actionTo('draft', 'in-planning'), 'plan')
    assert.equal(actionTo('approved', 'paused'), 'pause')
    assert.equal(actionTo('paused', 'archived'), 'close')
    assert.equal(actionTo('draft', 'approved'), undefined)
  })
})
