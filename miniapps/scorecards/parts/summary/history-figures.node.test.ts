import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PastResult } from '../../../domain/scorecards/scorecard.ts'
import { historyOf, newestResults } from './history-figures.ts'

const result = (scorecardId: string, period: string, score: number | null = 50): PastResult => ({
  runId: `${scorecardId} ${period}`,
  scorecardId,
  scorecardVersion: 1,
  title: `${scorecardId} of ${period}`,
  period,
  rule: 2,
  score,
  coverage: 1,
  notApplicableShare: 0,
  kind: 'first',
  status: 'submitted',
  by: 'Ada Lovelace',
  at: '2026-03-01T09:00:00.000Z',
  dimensions: [],
})

describe('the history of a brand', () => {
  it('has every quarter, also one in which nothing was submitted', () => {
    const { periods, audits } = historyOf([
      result('ppc', '2026-Q1'),
      result('ppc', '2025-Q3'),
      result('video', '2025-Q4'),
    ])
    assert.deepEqual(periods, ['2025-Q3', '2025-Q4', '2026-Q1'])
    assert.deepEqual(
      audits.map(({ title, results }) => [title, results.map((one) => one?.score ?? null)]),
      [
        ['ppc of 2026-Q1', [50, null, 50]],
        ['video of 2025-Q4', [null, 50, null]],
      ],
    )
  })

  it('is empty without results', () => {
    assert.deepEqual(historyOf([]), { periods: [], audits: [] })
  })

  it('knows what each audit said last, in whatever order they come', () => {
    const found = newestResults([result('ppc', '2025-Q3', 10), result('ppc', '2026-Q1', 20)])
    assert.deepEqual(
      found.map(({ score }) => score),
      [20],
    )
  })
})
