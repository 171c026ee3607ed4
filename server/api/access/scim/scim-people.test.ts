import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { erasePerson } from '../people/erase-person.ts'
import { setDisabled } from '../people/set-disabled.ts'
import { directoryOf, ENTERPRISE, group, patch, user } from './scim-client-in-tests.ts'

const AGENCY = 'mindshare'
const OTHER = 'wavemaker'

onOneDatabase((database) => {
  const sql = () => database().sql
  const here = directoryOf(database, AGENCY)
  const there = directoryOf(database, OTHER)
  const { ok, refused, add, get, find } = here

  const person = (id: string) =>
    sql()
      .selectFrom('person')
      .select(['email', 'firstname', 'lastname', 'disabled_at', 'invited_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const agenciesOf = async (id: string) =>
    (
      await sql()
        .selectFrom('agency_member')
        .select('agency_code')
        .where('person_id', '=', id)
        .orderBy('agency_code')
        .execute()
    ).map(({ agency_code }) => agency_code)
  const off = patch({ op: 'replace', path: 'active', value: false })
  const on = patch({ op: 'replace', path: 'active', value: true })
  /** Another agency's person, who is taken into this one as well. */
  const addShared = async (more: object = {}) => {
    const { id, userName } = await there.add(more)
    const { id: same } = await ok(201, 'POST', '/Users', user({ userName, name: { givenName: 'Renamed' } }))
    assert.equal(same, id)
    return { id, userName }
  }
  const parts = () =>
    ({ sql: sql(), spellings: (permission: string) => [permission], documentKinds: [] }) as never
  const administrator = (...agencies: string[]) => ({ person: { id: 'somebody' }, agencies }) as never
  const disable = (id: string, isDisabled: boolean) =>
    setDisabled(parts(), administrator(AGENCY, OTHER), { id, isDisabled, reason: 'Test', dry: false })

  it('takes in whom another agency has without changing them, and lets the other see nothing of it', async () => {
    const { id, userName } = await addShared()
    const { firstname, email, disabled_at } = await person(id)
    assert.deepEqual([firstname, email, disabled_at], ['Ada', userName.toLowerCase(), null])
    assert.deepEqual(await agenciesOf(id), [AGENCY, OTHER])
    assert.equal((await get(id)).name.givenName, 'Renamed')
    assert.equal((await there.get(id)).name.givenName, 'Ada')
  })

  it('changes neither address nor name of whom another agency has too', async () => {
    const { id, userName } = await addShared()
    const before = await person(id)
    await ok(200, 'PUT', `/Users/${id}`, user({ userName: `taken-${id}@agency.example`, active: true }))
    await ok(
      200,
      'PATCH',
      `/Users/${id}`,
      patch({ op: 'replace', path: 'emails[type eq "work"].value', value: `again-${id}@agency.example` }),
    )
    assert.deepEqual(await person(id), before)
    assert.equal((await get(id)).emails[0]!.value, `again-${id}@agency.example`)
    assert.equal((await there.get(id)).userName, userName)
  })

  it('takes whom it shares out of its own agency alone, and back again into their groups', async () => {
    const { id } = await addShared()
    const { id: groupId } = await ok(201, 'POST', '/Groups', group(`Shared ${id}`, [id]))
    const { body } = await here.call('PATCH', `/Users/${id}`, off)
    assert.equal(body.active, false)
    assert.deepEqual(await agenciesOf(id), [OTHER])
    assert.equal((await person(id)).disabled_at, null)
    assert.equal((await there.get(id)).active, true)
    const memberships = () =>
      sql().selectFrom('group_member').select('group_id').where('person_id', '=', id).execute()
    assert.deepEqual(await memberships(), [])
    assert.deepEqual(
      (await ok(200, 'GET', `/Groups/${groupId}`)).members?.map(({ value }) => value),
      [id],
    )
    assert.equal((await ok(200, 'PATCH', `/Users/${id}`, on)).active, true)
    assert.deepEqual(await agenciesOf(id), [AGENCY, OTHER])
    assert.deepEqual(await memberships(), [{ group_id: groupId }])
  })

  it('lets nobody in whom another agency keeps out, whatever it says or leaves out', async () => {
    const made = await there.add()
    await there.ok(200, 'PATCH', `/Users/${made.id}`, off)
    const known = await ok(201, 'POST', '/Users', user({ userName: made.userName }))
    assert.deepEqual([known.id, known.active], [made.id, false])
    assert.equal((await ok(200, 'PATCH', `/Users/${made.id}`, on)).active, false)
    assert.ok((await person(made.id)).disabled_at)
    assert.equal((await there.ok(200, 'PATCH', `/Users/${made.id}`, on)).active, true)
  })

  it('lets nobody in whom an administrator keeps out', async () => {
    const { id, userName, externalId } = await add()
    await disable(id, true)
    for (const active of [undefined, true]) {
      const answer = await ok(200, 'PUT', `/Users/${id}`, user({ userName, externalId, active }))
      assert.equal(answer.active, false)
    }
    await disable(id, false)
    assert.equal((await get(id)).active, true)
  })

  it('disables its own people and lets them in again; nothing said is nothing changed', async () => {
    const { id, userName, externalId } = await add()
    assert.equal((await ok(200, 'PATCH', `/Users/${id}`, off)).active, false)
    assert.ok((await person(id)).disabled_at)
    assert.equal((await ok(200, 'PUT', `/Users/${id}`, user({ userName, externalId }))).active, false)
    assert.equal(
      (await ok(200, 'PUT', `/Users/${id}`, user({ userName, externalId, active: true }))).active,
      true,
    )
    assert.equal((await person(id)).disabled_at, null)
  })

  it('changes names and address of its own people', async () => {
    const { id } = await add()
    const userName = `Augusta-${id}@Agency.Example`
    await ok(
      200,
      'PUT',
      `/Users/${id}`,
      user({ userName, name: { givenName: 'Augusta', familyName: 'King' } }),
    )
    const { email, firstname, lastname } = await person(id)
    assert.deepEqual([email, firstname, lastname], [userName.toLowerCase(), 'Augusta', 'King'])
    const { id: other } = await add()
    await refused([409, 'uniqueness'], 'PUT', `/Users/${other}`, user({ userName: userName.toUpperCase() }))
    await refused(
      [409, 'uniqueness'],
      'PUT',
      `/Users/${other}`,
      user({ emails: [{ value: userName, primary: true }] }),
    )
  })

  it('links whom somebody invited by hand, found by their address', async () => {
    const email = 'by-hand@agency.example'
    const id = 'person-by-hand'
    const settings = { date_locale: 'en-gb', number_locale: 'en-gb', display_language: 'en-US', demo: false }
    await sql()
      .insertInto('person')
      .values({ id, email, firstname: 'By', lastname: 'Hand', ...settings })
      .execute()
    await sql().insertInto('agency_member').values({ agency_code: AGENCY, person_id: id }).execute()
    assert.deepEqual(await find('userName eq "By-Hand@agency.example"'), [id])
    await refused([409, 'uniqueness'], 'POST', '/Users', user({ userName: email }))
    const made = await ok(
      201,
      'POST',
      '/Users',
      user({ userName: 'hand@corp.example', emails: [{ value: email }] }),
    )
    assert.equal(made.id, id)
    assert.deepEqual(await find('userName eq "hand@corp.example"'), [id])
  })

  it('removes its people from the agency, and takes them in again with the same id', async () => {
    const { id, userName } = await add()
    const { id: groupId } = await ok(201, 'POST', '/Groups', group(`Left ${id}`, [id]))
    await ok(204, 'DELETE', `/Users/${id}`)
    await refused([404], 'GET', `/Users/${id}`)
    await refused([404], 'DELETE', `/Users/${id}`)
    assert.ok((await person(id)).disabled_at)
    const held = sql().selectFrom('permission_record').select('account_id').where('person_id', '=', id)
    assert.deepEqual([await agenciesOf(id), await held.execute()], [[], []])
    assert.equal((await ok(200, 'GET', `/Groups/${groupId}`)).members, undefined)
    const again = await ok(201, 'POST', '/Users', user({ userName }))
    assert.deepEqual([again.id, again.active], [id, true])
  })

  it('lets the next agency take in whom this one has removed', async () => {
    const { id, userName } = await add()
    await ok(204, 'DELETE', `/Users/${id}`)
    const again = await there.ok(201, 'POST', '/Users', user({ userName }))
    assert.deepEqual([again.id, again.active], [id, true])
  })

  it('leaves with their other agency whom it removes', async () => {
    const { id } = await addShared()
    await ok(204, 'DELETE', `/Users/${id}`)
    assert.deepEqual(await agenciesOf(id), [OTHER])
    assert.equal((await person(id)).disabled_at, null)
  })

  it('gives newcomers what an invited person gets, and says that they have not been here yet', async () => {
    const { id } = await add()
    const { rows } = await raw<{ permissions: string[] }>`select permissions from permission_record
      join agency on agency.az_id = account_id where person_id = ${id} and agency.code = ${AGENCY}`.execute(
      sql(),
    )
    assert.deepEqual(rows, [{ permissions: ['OsAgencyAccess'] }])
    assert.ok((await person(id)).invited_at)
  })

  it('notes which attributes changed, and keeps their values where erasing reaches them', async () => {
    const { id } = await add()
    await ok(
      200,
      'PATCH',
      `/Users/${id}`,
      patch(
        { op: 'replace', path: 'name.givenName', value: 'Grace' },
        { op: 'add', path: 'title', value: 'Admiral' },
      ),
    )
    await ok(200, 'PATCH', `/Users/${id}`, off)
    const entries = await sql()
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after', 'reason', 'agency_code'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['person.invited', 'rights.granted', 'person.changed', 'person.changed', 'person.disabled'],
    )
    assert.ok(entries.every(({ reason, agency_code }) => reason === 'SCIM' && agency_code === AGENCY))
    assert.deepEqual(
      [entries[3]!.before, entries[3]!.after],
      [{ attributes: ['name'] }, { attributes: ['name', 'title'] }],
    )
    assert.doesNotMatch(JSON.stringify(entries), /Grace|Admiral|Lovelace/)
    const changes = () =>
      sql()
        .selectFrom('scim_change')
        .select(['before', 'after'])
        .where('person_id', '=', id)
        .orderBy('at')
        .execute()
    assert.deepEqual((await changes())[1], {
      before: { name: { givenName: 'Ada', familyName: 'Lovelace' } },
      after: { name: { givenName: 'Grace', familyName: 'Lovelace' }, title: 'Admiral' },
    })
    await erasePerson(parts(), administrator(AGENCY), { id, reason: 'Test', dry: false })
    assert.deepEqual(await changes(), [])
    const left = sql().selectFrom('scim_user').selectAll().where('person_id', '=', id)
    assert.deepEqual(await left.execute(), [])
  })

  it('leaves the agency somebody who administers it', async () => {
    const { id } = await sql()
      .selectFrom('person')
      .select('id')
      .where('email', '=', 'admin@agency.example')
      .executeTakeFirstOrThrow()
    // of an agency that is theirs alone
    await refused([409], 'PATCH', `/Users/${id}`, off)
    await refused([409], 'DELETE', `/Users/${id}`)
    assert.ok((await agenciesOf(id)).includes(AGENCY))
  })

  it('takes an attribute back that the directory removes, and says again what the portal knows', async () => {
    const { id } = await add({
      displayName: 'Ada L.',
      title: 'Countess',
      [ENTERPRISE]: { department: 'Sums' },
    })
    await ok(
      200,
      'PATCH',
      `/Users/${id}`,
      patch(
        { op: 'remove', path: 'title' },
        { op: 'remove', path: 'displayName' },
        { op: 'remove', path: 'externalId' },
        { op: 'remove', path: `${ENTERPRISE}:department` },
      ),
    )
    const { title, displayName, externalId, ...rest } = await get(id)
    assert.deepEqual(
      [title, displayName, externalId, rest[ENTERPRISE]],
      [undefined, 'Ada Lovelace', undefined, undefined],
    )
  })
})
