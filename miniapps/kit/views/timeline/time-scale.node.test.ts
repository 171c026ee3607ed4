import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dayAfter, timeScale } from './time-scale.ts'

it('has whole quarters around all days', () => {
  const { spans, shareOf } = timeScale(['2026-05-10', '2026-02-03', '2026-11-30'], 'quarter')
  assert.deepEqual(
    spans.map(({ day }) => day),
    ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'],
  )
  assert.equal(shareOf('2026-01-01'), 0)
  assert.equal(shareOf('2027-01-01'), 1)
  assert.equal(
    spans.reduce((sum, { share }) => sum + share, 0),
    1,
  )
})

it('has months over the end of a year, each as long as it is', () => {
  const { spans } = timeScale(['2027-12-31', '2028-02-01'], 'month')
  assert.deepEqual(
    spans.map(({ day, share }) => [day, Math.round(share * 91)]),
    [
      ['2027-12-01', 31],
      ['2028-01-01', 31],
      ['2028-02-01', 29],
    ],
  )
})

it('has one span for one day', () => assert.equal(timeScale(['2026-03-31'], 'month').spans.length, 1))

it('knows the day after', () => assert.equal(dayAfter('2028-02-28'), '2028-02-29'))
