import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type CampaignLine, standingOf } from './campaign-line.ts'
import { flownSpans } from './flown.ts'

const MARCH: CampaignLine = {
  id: 'one',
  title: 'March',
  status: 'approved',
  version: 3,
  name: 'GB-MARCH',
  start: '2026-03-01',
  end: '2026-03-31',
  total: 10_000,
  currency: 'GBP',
  markets: ['GB'],
  split: 10_000,
  flown: [['2026-03-01', '2026-03-31']],
  plans: [],
  actual: 4_000,
  owner: 'Ada',
}
const about = (value: number | null, expected: number) => assert.ok(Math.abs(value! - expected) < 1e-6)

describe('how a campaign stands', () => {
  it('[Campaigns list 1] [Campaigns list 2] is live on 15 March, .483871 over and at a pace of .826667', () => {
    const { state, elapsed, pace } = standingOf(MARCH, '2026-03-15')
    assert.equal(state, 'live')
    about(elapsed, 0.483871)
    about(pace, 0.826667)
  })

  it('[Campaigns list 3] is completed the day after it ended', () => {
    assert.equal(standingOf({ ...MARCH, end: '2026-03-14' }, '2026-03-15').state, 'completed')
  })

  it('[Campaigns list 6] needs attention as campaignHealth says, once it is approved', () => {
    const odd = { ...MARCH, split: 9_000, actual: 2_000 }
    assert.deepEqual(standingOf(odd, '2026-03-15').attention, ['budget-differs', 'behind'])
    assert.deepEqual(standingOf({ ...odd, flown: [] }, '2026-03-15').attention, ['no-plan', 'behind'])
    const flights = [{ start: odd.start, end: odd.end }]
    const planned = (status: string) => ({ ...odd, plans: [{ status, total: odd.total!, flights }] })
    assert.deepEqual(standingOf(planned('approved'), '2026-03-15').attention, ['behind'])
    assert.deepEqual(standingOf(planned('submitted'), '2026-03-15').attention, ['no-plan', 'behind'])
    assert.deepEqual(standingOf({ ...odd, status: 'draft' }, '2026-03-15').attention, [])
  })

  it('says nothing of pace as long as nothing is booked', () => {
    const { pace, attention } = standingOf({ ...MARCH, actual: null }, '2026-03-15')
    assert.deepEqual([pace, attention], [null, []])
  })

  it('joins flights that overlap or follow each other', () => {
    const flight = (start: string, end: string) => ({ start, end })
    assert.deepEqual(
      flownSpans([
        flight('2026-03-10', '2026-03-12'),
        flight('2026-03-01', '2026-03-04'),
        flight('2026-03-05', '2026-03-06'),
        flight('', ''),
      ]),
      [
        ['2026-03-01', '2026-03-06'],
        ['2026-03-10', '2026-03-12'],
      ],
    )
  })
})
