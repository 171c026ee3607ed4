import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../../kernel/near-in-tests.ts'
import { campaignHealth, campaignPace } from './campaign-health.ts'
import { campaignState, type CampaignState, nextStates } from './campaign-state.ts'

const march = { start: '2026-03-01', end: '2026-03-31' }

describe('a campaign', () => {
  it('[Campaigns list 1] [Campaigns list 3] lives and ends by its dates once it is approved', () => {
    const on = (today: string, status: Parameters<typeof campaignState>[0]['status'] = 'approved') =>
      campaignState({ ...march, today, status })
    assert.deepEqual(
      [on('2026-02-28'), on('2026-03-01'), on('2026-03-31'), on('2026-04-01')],
      ['approved', 'live', 'live', 'completed'],
    )
    assert.deepEqual([on('2026-03-15', 'paused'), on('2026-04-01', 'paused')], ['paused', 'completed'])
    assert.equal(on('2026-03-15', 'draft'), 'draft')
    assert.equal(
      campaignState({ ...march, end: '2026-03-14', today: '2026-03-15', status: 'approved' }),
      'completed',
    )
  })

  it('[Campaigns list 5] goes from draft to planning or to the archive, never live', () => {
    assert.deepEqual(nextStates({ state: 'draft' }), ['in-planning', 'archived'])
    const closed = (['live', 'paused', 'completed', 'archived'] as CampaignState[]).map((state) =>
      nextStates({ state }),
    )
    assert.deepEqual(closed, [['paused'], ['approved'], ['archived'], []])
  })

  it('[Campaigns list 1] [Campaigns list 2] spends against its days, today included', () => {
    const pace = campaignPace({ ...march, today: '2026-03-15', budget: 100, actual: 40 })
    near(pace, { elapsed: 0.483871, spent: 0.4, pace: 0.826667 })
    near(campaignPace({ ...march, today: '2026-02-01', budget: 0, actual: 0 }), {
      elapsed: 0,
      spent: null,
      pace: null,
    })
  })

  it('[Campaigns list 6] says why it needs attention, the most basic first', () => {
    const plan = { status: 'approved', total: 100, flights: [march] }
    const asked = { ...march, today: '2026-03-15', budget: 100, actual: 48, plans: [plan] }
    assert.deepEqual(campaignHealth(asked), [])
    assert.deepEqual(campaignHealth({ ...asked, plans: [{ ...plan, status: 'draft' }] }), ['no-plan'])
    const gap = { ...plan, total: 99, flights: [{ start: '2026-03-01', end: '2026-03-23' }] }
    assert.deepEqual(campaignHealth({ ...asked, plans: [gap], actual: 20 }), [
      'budget-differs',
      'flight-gap',
      'behind',
    ])
    assert.deepEqual(campaignHealth({ ...asked, actual: 106 }), ['overspend', 'ahead'])
    assert.deepEqual(campaignHealth({ ...asked, actual: 106, today: '2026-04-02' }), ['overspend'])
    assert.deepEqual(campaignHealth({ ...asked, actual: 0, today: '2026-03-03' }), [])
    // 4/5 of the budget's pace and 6/5 of it, 5 % over: at a bound nothing is wrong
    const four = { ...asked, start: '2026-03-01', end: '2026-03-04', budget: 2000 }
    const exact = { ...plan, total: 2000 }
    const at = { ...four, plans: [exact] }
    assert.deepEqual(campaignHealth({ ...at, today: '2026-03-03', actual: 1200 }), [])
    assert.deepEqual(campaignHealth({ ...at, today: '2026-03-03', actual: 1800 }), [])
    assert.deepEqual(campaignHealth({ ...at, today: '2026-03-05', actual: 2100 }), [])
    const week = { ...plan, flights: [{ start: '2026-03-08', end: '2026-03-24' }] }
    assert.deepEqual(campaignHealth({ ...asked, plans: [week] }), [])
  })
})
