import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { directoryOf, group, patch } from './scim-client-in-tests.ts'

const AGENCY = 'mindshare'

onOneDatabase((database) => {
  const sql = () => database().sql
  const { ok, refused, add } = directoryOf(database, AGENCY)
  const account = async () =>
    (await sql().selectFrom('agency').select('az_id').where('code', '=', AGENCY).executeTakeFirstOrThrow())
      .az_id

  /** A group of the directory with a role of these permissions. */
  const groupWith = async (name: string, ...values: string[]) => {
    const { id } = await ok(201, 'POST', '/Groups', group(name))
    const role = {
      id: `role of ${name}`,
      name: `Role of ${name}`,
      application_id: 'applications-mindshare',
      countries: [],
      agencies: [],
      permissions: JSON.stringify([{ key: 'PERMISSIONS', values }]),
    }
    await sql().insertInto('user_role').values(role).execute()
    await sql()
      .insertInto('role_assignment')
      .values({
        id: `given to ${id}`,
        person_id: null,
        below: false,
        expires_at: null,
        given_by: null,
        reason: '',
        group_id: id,
        role_id: role.id,
        account_id: await account(),
        given_at: new Date(0),
      })
      .execute()
    return id
  }
  const join = (id: string) => patch({ op: 'add', path: 'members', value: [{ value: id }] })
  const permissionsOf = async (id: string) => {
    const { rows } = await raw<{ permission: string }>`select distinct unnest(permissions) as permission
      from effective_permission where person_id = ${id} and account_id = ${await account()} order by 1`.execute(
      sql(),
    )
    return rows.map(({ permission }) => permission)
  }

  it('keeps apart what a rule of duties keeps apart, and notes that it did', async () => {
    const [pays, plans] = [
      await groupWith('Pays', 'CartAppAccess'),
      await groupWith('Plans', 'CampaignsSetup'),
    ]
    const rule = { id: 'pays-or-plans', name: 'Pays or plans', agency_code: AGENCY }
    await sql()
      .insertInto('duty_rule')
      .values({ ...rule, first: ['CartAppAccess'], second: ['CampaignsSetup'] })
      .execute()
    const { id } = await add()
    await ok(204, 'PATCH', `/Groups/${pays}`, join(id))
    const { body } = await refused([409], 'PATCH', `/Groups/${plans}`, join(id))
    assert.match(body.detail, /Pays or plans/)
    await refused([409], 'PUT', `/Groups/${plans}`, group('Plans', [id]))
    assert.deepEqual(await permissionsOf(id), ['CartAppAccess', 'OsAgencyAccess'])
    const noted = await sql()
      .selectFrom('audit_entry')
      .select(['action', 'outcome', 'reason', 'subject_name'])
      .where('subject_id', '=', plans)
      .where('outcome', '=', 'refused')
      .execute()
    assert.deepEqual(noted[0], {
      action: 'group.changed',
      outcome: 'refused',
      reason: 'SCIM: duties-broken',
      subject_name: 'Plans',
    })
  })

  it('leaves an agency somebody who administers it, though they do so by a group of the directory', async () => {
    const group = await groupWith('Administrators', 'OsAgencyAccess', 'AdminAppAccess')
    const { id } = await add()
    await ok(204, 'PATCH', `/Groups/${group}`, join(id))
    await raw`delete from permission_record where account_id = ${await account()} and person_id <> ${id}`.execute(
      sql(),
    )
    await raw`delete from role_assignment where account_id = ${await account()} and group_id is distinct from ${group}`.execute(
      sql(),
    )
    await refused(
      [409],
      'PATCH',
      `/Groups/${group}`,
      patch({ op: 'remove', path: `members[value eq "${id}"]` }),
    )
    await refused([409], 'PATCH', `/Groups/${group}`, patch({ op: 'replace', path: 'members', value: [] }))
    await refused([409], 'DELETE', `/Groups/${group}`)
    await refused([409], 'PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: false }))
    await refused([409], 'DELETE', `/Users/${id}`)
    assert.ok((await permissionsOf(id)).includes('AdminAppAccess'))
  })

  it('notes who came into a group and who left it', async () => {
    const id = await groupWith('Noted', 'CartAppAccess')
    const [one, two] = [await add(), await add()]
    await ok(204, 'PATCH', `/Groups/${id}`, join(one.id))
    await ok(204, 'PATCH', `/Groups/${id}`, join(one.id))
    await ok(200, 'PUT', `/Groups/${id}`, group('Noted anew', [two.id]))
    await ok(204, 'DELETE', `/Groups/${id}`)
    const entries = await sql()
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    assert.deepEqual(
      entries.map(({ action, before, after }) => [action, before, after]),
      [
        ['group.created', null, { name: 'Noted', externalId: null }],
        ['group.joined', null, { people: [one.id] }],
        ['group.changed', { name: 'Noted', externalId: null }, { name: 'Noted anew', externalId: null }],
        ['group.joined', null, { people: [two.id] }],
        ['group.left', null, { people: [one.id] }],
        ['group.removed', { name: 'Noted anew', externalId: null, people: [two.id] }, null],
      ],
    )
    assert.deepEqual(await permissionsOf(two.id), ['OsAgencyAccess'])
  })
})
