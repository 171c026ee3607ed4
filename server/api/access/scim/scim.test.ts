import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createApi } from '../../../create-api.ts'
import { onEachDatabase } from '../../../db/on-each-database-in-tests.ts'

const TOKEN = 'a-token-that-is-long-enough-for-tests'
const AGENCY = 'mindshare'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

interface Found {
  id: string
  userName: string
  active: boolean
  displayName: string
  externalId: string
  name: { givenName: string; familyName: string }
  members: { value: string }[]
  totalResults: number
  Resources: Found[]
  detail: string
  scimType: string
  schemas: string[]
}

onEachDatabase((database) => {
  const sql = () => database().sql
  let asked = 0
  const call = async (method: string, path: string, body?: unknown, token = TOKEN) => {
    const api = createApi({
      db: database(),
      verifyToken: () => Promise.resolve(null),
      permissionPrefix: 'agency-os.',
      permissionAccountsRoot: 'agency-os-root',
      scim: { token, agency: AGENCY },
    })
    const answer = await api.request(`/api/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/scim+json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as Found }
  }
  const user = (more: object = {}) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: `Scim-${++asked}@Agency.Example`,
    name: { givenName: 'Ada', familyName: 'Lovelace' },
    externalId: `external-${asked}`,
    ...more,
  })
  const add = async (more: object = {}) => (await call('POST', '/Users', user(more))).body
  const group = (displayName: string, members: readonly string[] = []) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
    displayName,
    members: members.map((value) => ({ value })),
  })
  const patch = (...Operations: object[]) => ({ schemas: [PATCH], Operations })

  it('opens to nobody without the token', async () => {
    const { status, body } = await call('GET', '/Users', undefined, 'another-token-of-thirty-two-signs')
    assert.deepEqual([status, body.schemas], [401, ['urn:ietf:params:scim:api:messages:2.0:Error']])
  })

  it('says what it can do', async () => {
    for (const path of ['/ServiceProviderConfig', '/ResourceTypes', '/Schemas'])
      assert.equal((await call('GET', path)).status, 200, path)
  })

  it('makes a person known to the agency, who is found by address and by the id of the directory', async () => {
    const made = await call('POST', '/Users', user())
    assert.equal(made.status, 201)
    assert.match(made.body.userName, /^scim-\d+@agency\.example$/)
    for (const filter of [`userName eq "${made.body.userName}"`, `externalId eq "${made.body.externalId}"`]) {
      const { body } = await call('GET', `/Users?filter=${encodeURIComponent(filter)}`)
      assert.deepEqual(
        body.Resources.map(({ id }) => id),
        [made.body.id],
        filter,
      )
    }
    const joined = await sql()
      .selectFrom('agency_member')
      .select('agency_code')
      .where('person_id', '=', made.body.id)
      .execute()
    assert.deepEqual(joined, [{ agency_code: AGENCY }])
    const noted = await sql()
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', made.body.id)
      .execute()
    assert.deepEqual(noted, [{ action: 'person.invited' }])
  })

  it('refuses an address that is there already, and one that is none', async () => {
    const { userName } = await add()
    const again = await call('POST', '/Users', user({ userName }))
    assert.deepEqual([again.status, again.body.scimType], [409, 'uniqueness'])
    const odd = await call('POST', '/Users', user({ userName: 'ada' }))
    assert.deepEqual([odd.status, odd.body.scimType], [400, 'invalidValue'])
  })

  it('disables who is no longer active, though the directory writes that as text', async () => {
    const { id } = await add()
    const off = await call('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'False' }))
    assert.deepEqual([off.status, off.body.active], [200, false])
    assert.equal((await call('GET', `/Users/${id}`)).body.active, false)
    const on = await call('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: true } }))
    assert.equal(on.body.active, true)
  })

  it('changes names and addresses, and removes people, whose work stays', async () => {
    const made = await add()
    const wanted = user({ userName: made.userName, name: { givenName: 'Augusta', familyName: 'King' } })
    const changed = await call('PUT', `/Users/${made.id}`, wanted)
    assert.equal(changed.body.name.givenName, 'Augusta')
    const { az_id: account_id } = await sql()
      .selectFrom('agency')
      .select('az_id')
      .where('code', '=', AGENCY)
      .executeTakeFirstOrThrow()
    const held = { person_id: made.id, account_id, permissions: ['CartAppAccess'] }
    await sql().insertInto('permission_record').values(held).execute()
    assert.equal((await call('DELETE', `/Users/${made.id}`)).status, 204)
    assert.equal((await call('GET', `/Users/${made.id}`)).status, 404)
    const kept = sql().selectFrom('permission_record').where('person_id', '=', made.id).select('account_id')
    assert.deepEqual(await kept.execute(), [])
    const { disabled_at } = await sql()
      .selectFrom('person')
      .select('disabled_at')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    assert.ok(disabled_at)
  })

  it('lists people page by page', async () => {
    const { body } = await call('GET', '/Users?startIndex=3&count=2')
    assert.equal(body.Resources.length, 2)
    assert.ok(body.totalResults > 2)
    const first = await call('GET', '/Users?count=4')
    assert.deepEqual(
      first.body.Resources.slice(2).map(({ id }) => id),
      body.Resources.map(({ id }) => id),
    )
  })

  it('keeps groups and who belongs to them', async () => {
    const [one, two] = [await add(), await add()]
    const made = await call('POST', '/Groups', group(`Planners ${one.id}`, [one.id]))
    assert.equal(made.status, 201)
    const { id } = made.body
    const membersOf = async () => (await call('GET', `/Groups/${id}`)).body.members.map(({ value }) => value)
    await call('PATCH', `/Groups/${id}`, patch({ op: 'add', path: 'members', value: [{ value: two.id }] }))
    assert.deepEqual(await membersOf(), [one.id, two.id].toSorted())
    await call('PATCH', `/Groups/${id}`, patch({ op: 'remove', path: `members[value eq "${one.id}"]` }))
    assert.deepEqual(await membersOf(), [two.id])
    const stranger = patch({ op: 'add', path: 'members', value: [{ value: 'nobody' }] })
    assert.equal((await call('PATCH', `/Groups/${id}`, stranger)).status, 400)
    assert.equal((await call('POST', '/Groups', group(`Planners ${one.id}`))).body.scimType, 'uniqueness')
    assert.equal((await call('DELETE', `/Groups/${id}`)).status, 204)
    assert.equal((await call('GET', `/Groups/${id}`)).status, 404)
  })

  it('leaves the agency somebody who administers it', async () => {
    const admins = await sql()
      .selectFrom('person')
      .select('id')
      .where('email', '=', 'admin@agency.example')
      .executeTakeFirstOrThrow()
    const off = await call(
      'PATCH',
      `/Users/${admins.id}`,
      patch({ op: 'replace', path: 'active', value: false }),
    )
    assert.equal(off.status, 409, off.body.detail)
    const { disabled_at } = await sql()
      .selectFrom('person')
      .select('disabled_at')
      .where('id', '=', admins.id)
      .executeTakeFirstOrThrow()
    assert.equal(disabled_at, null)
  })
})
