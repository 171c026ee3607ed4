import assert from 'node:assert/strict'
import { it } from 'node:test'
import { periodOf, todayHere, type PeriodName } from './periods.ts'

const CASES: readonly (readonly [name: PeriodName, today: string, from: string, to: string])[] = [
  ['last7Days', '2026-03-03', '2026-02-25', '2026-03-03'],
  ['last30Days', '2026-01-15', '2025-12-17', '2026-01-15'],
  ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['thisQuarter', '2026-11-23', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-02-01', '2025-10-01', '2025-12-31'],
  ['thisYear', '2026-11-23', '2026-01-01', '2026-12-31'],
  ['lastYear', '2026-11-23', '2025-01-01', '2025-12-31'],
]

for (const [name, today, from, to] of CASES)
  it(`knows ${name} on ${today}`, () => assert.deepEqual(periodOf(name, today), { from, to }))

it('takes today from where the person is', () =>
  assert.equal(todayHere(new Date(2026, 0, 1, 0, 30)), '2026-01-01'))
