import assert from 'node:assert/strict'
import { it } from 'node:test'
import { DEFAULT_APPEARANCE } from '../../shell/contract/appearance.ts'
import { lookOf } from './tenant.ts'

it('knows its tenants by name, and none by a word that every object knows', () => {
  assert.deepEqual(lookOf('mindshare', DEFAULT_APPEARANCE), {
    theme: 'mindshare',
    tenant: 'mindshare',
    tenantName: 'Mindshare',
    scheme: 'system',
  })
  assert.deepEqual(lookOf('constructor', DEFAULT_APPEARANCE), {
    theme: 'default',
    tenant: 'constructor',
    tenantName: '',
    scheme: 'system',
  })
})
