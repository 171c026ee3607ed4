import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import { nextAudit } from './next-audit.ts'

const audit = (id: string, status: ScorecardOverview['status']) => ({ id, title: id, status })

it('goes on with the next audit that is open, else with one that nobody has begun, else with none', () => {
  const audits = [
    audit('a', 'open'),
    audit('b', 'not-started'),
    audit('c', 'submitted'),
    audit('d', 'returned'),
  ]
  assert.equal(nextAudit(audits, 'a')?.id, 'd')
  assert.equal(nextAudit(audits, 'd')?.id, 'a')
  assert.equal(nextAudit(audits.slice(0, 3), 'a')?.id, 'b')
  assert.equal(nextAudit(audits.slice(2, 3), 'c'), undefined)
})
