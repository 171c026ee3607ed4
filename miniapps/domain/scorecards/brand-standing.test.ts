import assert from 'node:assert/strict'
import { it } from 'node:test'
import { brandStanding } from './brand-standing.ts'
import type { LastResult } from './scorecard.ts'

const last = (period: string, score: number, coverage = 1): LastResult => ({
  runId: 'r',
  rule: 2,
  notApplicableShare: 0,
  at: '2026-01-01T00:00:00Z',
  period,
  score,
  coverage,
})
const audit = (id: string, more: Partial<Parameters<typeof brandStanding>[0][number]> = {}) => ({
  id,
  title: `${id} audit`,
  weight: 1,
  last: null,
  status: 'not-started' as const,
  updatedAt: null,
  answered: 0,
  questions: 12,
  ...more,
})

it('compares only the audits that count in both quarters', () => {
  const audits = [
    audit('a', { last: last('2026-Q3', 60), status: 'submitted' }),
    audit('b', { last: last('2026-Q3', 90), status: 'submitted' }),
    audit('c', { last: last('2026-Q2', 30), status: 'submitted' }),
  ]
  const quarters = [
    { scorecardId: 'a', period: '2026-Q3', score: 60, coverage: 1 },
    { scorecardId: 'a', period: '2026-Q2', score: 50, coverage: 1 },
    { scorecardId: 'a', period: '2026-Q1', score: 10, coverage: 1 },
    { scorecardId: 'b', period: '2026-Q2', score: 10, coverage: 0.1 },
  ]
  const { score, change, since } = brandStanding(audits, quarters)
  assert.deepEqual([score, change, since], [60, 10, '2026-Q2'])
})

it('goes on with the audit worked on last, else begins the first, else has nothing to do', () => {
  const done = audit('a', { status: 'reviewed' })
  const older = audit('b', { status: 'open', updatedAt: '2026-11-01T00:00:00Z' })
  const newer = audit('c', { status: 'returned', updatedAt: '2026-11-02T00:00:00Z', answered: 4 })
  assert.deepEqual(brandStanding([done, audit('d'), older, newer], []).next, {
    kind: 'continue',
    scorecardId: 'c',
    title: 'c audit',
    answered: 4,
    questions: 12,
  })
  assert.equal(brandStanding([done, audit('d')], []).next?.kind, 'start')
  assert.deepEqual(brandStanding([done], []), { score: null, change: null, since: null, next: null })
})
