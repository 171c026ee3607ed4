import assert from 'node:assert/strict'
import { it } from 'node:test'
import { spellings } from '../../../shell/contract/holds.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { grantDirect, revokeDirect } from './grant-direct.ts'

const PARTS = { spellings: (permission: string) => spellings(permission, 'agency-os.') }

onOneDatabase((database) => {
  const grant = (permissions: string[]) => ({
    personId: 'person-no-agencies',
    accountId: 'az-agency-essence',
    permissions,
    by: 'person-admin',
    reason: 'Joined the team',
  })
  const granting = (...permissions: string[]) =>
    database()
      .sql.transaction()
      .execute((sql) => grantDirect(sql, PARTS, grant(permissions)))
  const revoking = (...permissions: string[]) =>
    database()
      .sql.transaction()
      .execute((sql) => revokeDirect(sql, PARTS, grant(permissions)))
  const held = async () =>
    (
      await database()
        .sql.selectFrom('permission_record')
        .selectAll()
        .where('person_id', '=', 'person-no-agencies')
        .execute()
    ).map(({ permissions }) => permissions)

  it('adds what is missing, prefixed or bare, and takes away either spelling', async () => {
    assert.deepEqual(await granting('agency-os.CartAppAccess'), ['agency-os.CartAppAccess'])
    assert.deepEqual(await granting('CartAppAccess', 'NetworkAccess'), ['NetworkAccess'])
    assert.deepEqual(await held(), [['agency-os.CartAppAccess', 'NetworkAccess']])
    assert.deepEqual(await revoking('CartAppAccess', 'DocumentationAccess'), ['CartAppAccess'])
    assert.deepEqual(await held(), [['NetworkAccess']])
    assert.deepEqual(await revoking('NetworkAccess'), ['NetworkAccess'])
    assert.deepEqual(await held(), [])
  })

  it('notes what really changed, once each', async () => {
    const entries = await database()
      .sql.selectFrom('audit_entry')
      .select(['action', 'agency_code', 'before', 'after', 'reason'])
      .where('subject_id', '=', 'person-no-agencies')
      .orderBy('id')
      .execute()
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['rights.granted', 'rights.granted', 'rights.revoked', 'rights.revoked'],
    )
    const after = { account: 'az-agency-essence', permissions: ['NetworkAccess'] }
    assert.deepEqual(entries[1], {
      action: 'rights.granted',
      agency_code: 'essence',
      before: null,
      after,
      reason: 'Joined the team',
    })
  })
})
