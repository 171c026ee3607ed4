import assert from 'node:assert/strict'
import { it } from 'node:test'
import { effective, explain, type Grant } from './effective.ts'

const AGENCY = { id: 'agency', name: 'account 12', kind: 'agency', agency: 'uk', country: null } as const
const ASKED = {
  account: 'agency',
  above: ['root'],
  prefix: 'agency-os.',
  at: new Date('2026-11-23T12:00:00Z'),
}

const byGroup = (group: string, role: string, permission: string, more: Partial<Grant> = {}): Grant => ({
  kind: 'group',
  account: AGENCY,
  group: { id: group, name: group },
  role: { id: role, name: role },
  permissions: [permission],
  below: false,
  ...more,
})
const direct = (...permissions: string[]): Grant => ({
  kind: 'direct',
  account: AGENCY,
  permissions,
  below: false,
})
const said = (grants: readonly Grant[], question = ASKED) =>
  effective(grants, question).flatMap(({ permission, ways }) => ways.map((way) => explain(permission, way)))

it('joins what two groups give and what is held directly: three, each explained', () => {
  const grants = [
    byGroup('G-UK', 'Planner', 'CartAppAccess'),
    byGroup('G-Net', 'Networker', 'NetworkAccess'),
    direct('DocumentationAccess'),
  ]
  assert.deepEqual(said(grants), [
    'CartAppAccess ← group G-UK ← role Planner @ account 12',
    'DocumentationAccess ← direct @ account 12',
    'NetworkAccess ← group G-Net ← role Networker @ account 12',
  ])
})

it('counts the prefixed and the bare permission as one, with both ways to it', () => {
  const grants = [
    direct('agency-os.CartAppAccess', 'CartAppAccess'),
    byGroup('G-UK', 'Planner', 'CartAppAccess'),
  ]
  assert.deepEqual(said(grants), [
    'CartAppAccess ← direct @ account 12',
    'CartAppAccess ← group G-UK ← role Planner @ account 12',
  ])
  assert.equal(effective([direct('agency-os.X')], { ...ASKED, prefix: '' })[0]?.permission, 'agency-os.X')
})

it('grants nothing from the exact moment on at which an assignment ends', () => {
  const until = (expiresAt: string) => said([byGroup('G', 'R', 'CartAppAccess', { expiresAt })]).length
  assert.equal(until('2026-11-23T12:00:00.001Z'), 1)
  assert.equal(until('2026-11-23T12:00:00.000Z'), 0)
  assert.equal(until('2026-11-23T11:59:59.999Z'), 0)
})

it('reaches accounts beneath only where that is said', () => {
  const brand = { ...ASKED, account: 'brand', above: ['market', 'agency', 'root'] }
  assert.deepEqual(said([byGroup('G', 'R', 'A')], brand), [])
  assert.equal(said([byGroup('G', 'R', 'A', { below: true })], brand).length, 1)
  assert.deepEqual(said([byGroup('G', 'R', 'A', { below: true })], { ...brand, above: ['root'] }), [])
})
