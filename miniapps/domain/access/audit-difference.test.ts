import assert from 'node:assert/strict'
import { it } from 'node:test'
import { auditDifferences } from './audit-difference.ts'

it('tells what came, what went and what changed, and leaves out what stayed', () => {
  const before = { name: 'Planner', permissions: ['CartAppAccess', 'NetworkAccess'], below: true }
  const after = { name: 'Planner', permissions: ['NetworkAccess'], expiresAt: '2026-01-01' }
  assert.deepEqual(auditDifferences(before, after), [
    { what: 'permissions', before: 'CartAppAccess, NetworkAccess', after: 'NetworkAccess' },
    { what: 'below', before: 'true', after: undefined },
    { what: 'expiresAt', before: undefined, after: '2026-01-01' },
  ])
})

it('takes what is no object as one thing', () => {
  assert.deepEqual(auditDifferences(null, 'LIVE'), [{ what: '', before: undefined, after: 'LIVE' }])
  assert.deepEqual(auditDifferences(null, undefined), [])
})
