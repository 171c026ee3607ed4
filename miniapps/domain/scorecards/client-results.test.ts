import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { changeOf, type ClientResults, periodsOf, type Standing, standingsAt } from './client-results.ts'

const DATA: ClientResults = {
  client: 'Nordlicht Group',
  scorecards: [
    { id: 'ppc', title: 'PPC', weight: 1 },
    { id: 'social', title: 'Social', weight: 3 },
  ],
  brands: [
    { id: 'b1', name: 'Kestrel', market: 'DE' },
    { id: 'b2', name: 'Opal', market: 'FR' },
  ],
  results: [
    [0, 0, '2026-Q1', 1, 40, 1],
    [0, 1, '2026-Q1', 1, 60, 0.9],
    [0, 0, '2026-Q3', 2, 80, 0.7],
    [1, 1, '2026-Q2', 1, 20, 0.4],
  ],
}
const scores = (quarter: string) =>
  standingsAt(DATA, quarter).map(({ overall, audits }) => [
    overall?.score ?? null,
    ...audits.map((audit) => audit?.score ?? null),
  ])
const standing = (score: number | null): Standing => ({
  score,
  coverage: 1,
  provisional: false,
  period: '2026-Q1',
  version: 1,
})

describe('audits of all brands of a client', () => {
  it('have the quarters in which something was submitted, the newest first', () => {
    assert.deepEqual(periodsOf(DATA), ['2026-Q3', '2026-Q2', '2026-Q1'])
  })

  it('stand in a quarter as they were submitted last up to its end, weighed by their scorecards', () => {
    assert.deepEqual(scores('2026-Q1'), [
      [55, 40, 60],
      [null, null, null],
    ])
    assert.deepEqual(scores('2026-Q3')[0], [65, 80, 60], 'what was not repeated still counts')
    assert.deepEqual(scores('2025-Q4')[0], [null, null, null])
  })

  it('are not counted below half coverage, and provisional below four fifths', () => {
    const [first, second] = standingsAt(DATA, '2026-Q3')
    assert.equal(second?.audits[1]?.score, 20)
    assert.equal(second?.overall, null)
    assert.deepEqual([first?.audits[0]?.provisional, first?.audits[1]?.provisional], [true, false])
    assert.deepEqual(
      [first?.overall?.provisional, first?.overall?.period, first?.audits[1]?.period],
      [true, '2026-Q3', '2026-Q1'],
    )
  })

  it('change by the figures that are shown, where both are there', () => {
    assert.equal(changeOf(standing(49.96), standing(48.4)), 1.6)
    assert.equal(changeOf(standing(20), standing(31.25)), -11.3)
    assert.equal(changeOf(standing(20), null), null)
    assert.equal(changeOf(standing(null), standing(20)), null)
  })
})
