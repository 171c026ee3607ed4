import assert from 'node:assert/strict'
import { it } from 'node:test'
import { lookOf } from './tenant.ts'

it('knows its tenants by name, and none by a word that every object knows', () => {
  assert.deepEqual(lookOf('mindshare'), { theme: 'mindshare', tenant: 'mindshare', tenantName: 'Mindshare' })
  assert.deepEqual(lookOf('constructor'), { theme: 'default', tenant: 'constructor', tenantName: '' })
})
