import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { Rates } from '../../kit/rates.ts'
import {
  BASE,
  directoryOf,
  ENTERPRISE,
  group,
  GROUP_SCHEMA,
  patch,
  TOKENS,
  user,
  USER_SCHEMA,
} from './scim-client-in-tests.ts'

const AGENCY = 'mindshare'

onOneDatabase((database) => {
  const { call, ok, refused, add, get, find } = directoryOf(database, AGENCY)

  it('opens to two tokens at once, and to nobody without one', async () => {
    for (const token of TOKENS) await ok(200, 'GET', '/Users?count=0', undefined, { token })
    const wrong = await call('GET', '/Users', undefined, { token: 'a-third-token-of-thirty-two-signs' })
    assert.equal(wrong.status, 401)
    assert.equal(wrong.headers.get('www-authenticate'), 'Bearer realm="agency-os", error="invalid_token"')
    const none = await call('GET', '/Users', undefined, { token: null })
    assert.deepEqual([none.status, none.headers.get('www-authenticate')], [401, 'Bearer realm="agency-os"'])
  })

  it('says what it can do, each schema and each kind of resource also by itself', async () => {
    const config = await ok(200, 'GET', '/ServiceProviderConfig')
    assert.deepEqual(
      ['patch', 'bulk', 'filter', 'changePassword', 'sort', 'etag'].map(
        (name) => (config[name] as { supported: boolean }).supported,
      ),
      [true, false, true, false, true, true],
    )
    assert.deepEqual(
      (config['authenticationSchemes'] as { type: string }[]).map(({ type }) => type),
      ['oauthbearertoken'],
    )
    const { Resources: schemas } = await ok(200, 'GET', '/Schemas')
    assert.deepEqual(
      schemas.map(({ id }) => id),
      [USER_SCHEMA, ENTERPRISE, GROUP_SCHEMA],
    )
    for (const each of schemas) assert.deepEqual(await ok(200, 'GET', `/Schemas/${each.id}`), each)
    const { Resources: types } = await ok(200, 'GET', '/ResourceTypes')
    assert.deepEqual(
      types.map(({ id }) => id),
      ['User', 'Group'],
    )
    for (const each of types) assert.deepEqual(await ok(200, 'GET', `/ResourceTypes/${each.id}`), each)
    await refused([404], 'GET', '/Schemas/urn:none')
    await refused([403], 'GET', '/Schemas?filter=id%20pr')
  })

  it('keeps every attribute that it announces', async () => {
    const said = {
      userName: 'Kept@Agency.Example',
      name: {
        formatted: 'Dr. Ada B. Lovelace III',
        familyName: 'Lovelace',
        givenName: 'Ada',
        middleName: 'B.',
        honorificPrefix: 'Dr.',
        honorificSuffix: 'III',
      },
      displayName: 'Ada L.',
      nickName: 'Countess',
      profileUrl: 'https://people.example/ada',
      title: 'Planner',
      userType: 'Employee',
      preferredLanguage: 'de',
      locale: 'de-DE',
      timezone: 'Europe/Berlin',
      active: true,
      emails: [
        { value: 'Ada.L@Agency.Example', type: 'work', primary: true },
        { value: 'ada@home.example', type: 'home' },
      ],
      phoneNumbers: [{ value: '+49 30 1', type: 'work' }],
      addresses: [
        {
          formatted: 'Weg 1, 10115 Berlin',
          streetAddress: 'Weg 1',
          locality: 'Berlin',
          region: 'BE',
          postalCode: '10115',
          country: 'DE',
          type: 'work',
          primary: true,
        },
      ],
      externalId: 'kept-1',
      [ENTERPRISE]: {
        employeeNumber: '701',
        costCenter: '4130',
        organization: 'Agency',
        division: 'Media',
        department: 'Planning',
        manager: { value: '26118915', displayName: 'Charles' },
      },
    }
    const { id } = await add({ ...said, unknown: 'left out', password: 'never kept' })
    const { id: _, meta: _meta, schemas, ...kept } = await get(id)
    assert.deepEqual(kept, said)
    assert.deepEqual(schemas, [USER_SCHEMA, ENTERPRISE])
    const { attributes } = await ok(200, 'GET', `/Schemas/${USER_SCHEMA}`)
    const announced = (attributes as { name: string }[]).map(({ name }) => name)
    assert.deepEqual(
      announced.filter((name) => !(name in kept)),
      ['groups'],
    )
    await ok(200, 'PUT', `/Users/${id}`, user({ userName: 'Kept@Agency.Example', externalId: undefined }))
    const { externalId, title, ...rest } = await get(id)
    assert.deepEqual([externalId, title, rest[ENTERPRISE]], [undefined, undefined, undefined])
  })

  it('says where a resource stands, since when, and which version it is', async () => {
    const made = await call('POST', '/Users', user())
    const { id, meta } = made.body
    assert.equal(made.headers.get('location'), `${BASE}/Users/${id}`)
    assert.equal(meta.location, `${BASE}/Users/${id}`)
    assert.equal(meta.resourceType, 'User')
    assert.ok(meta.created <= meta.lastModified)
    const read = await call('GET', `/Users/${id}`)
    assert.deepEqual([read.headers.get('etag'), read.body.meta.version], [meta.version, meta.version])
    const held = await call('GET', `/Users/${id}`, undefined, { headers: { 'if-none-match': meta.version } })
    assert.equal(held.status, 304)
    const change = patch({ op: 'replace', path: 'title', value: 'Buyer' })
    const first = await call('PATCH', `/Users/${id}`, change, { headers: { 'if-match': meta.version } })
    assert.equal(first.status, 200)
    assert.notEqual(first.headers.get('etag'), meta.version)
    const late = { headers: { 'if-match': meta.version } }
    for (const [method, body] of [
      ['PATCH', change],
      ['PUT', user()],
      ['DELETE', undefined],
    ] as const)
      assert.equal((await call(method, `/Users/${id}`, body, late)).status, 412, method)
    assert.equal((await call('PATCH', `/Users/${id}`, change, { headers: { 'if-match': '*' } })).status, 200)
  })

  it('gives a group another version when somebody joins or leaves it', async () => {
    const { id: one } = await add()
    const made = await ok(201, 'POST', '/Groups', group(`Versions ${one}`))
    const seen = [made.meta.version]
    for (const op of ['add', 'remove']) {
      const path = op === 'add' ? 'members' : `members[value eq "${one}"]`
      const answer = await call(
        'PATCH',
        `/Groups/${made.id}`,
        patch({ op, path, ...(op === 'add' && { value: [{ value: one }] }) }),
      )
      assert.equal(answer.status, 204)
      seen.push(answer.headers.get('etag')!)
    }
    assert.equal(new Set(seen).size, 3)
  })

  it('answers an address that it does not have in the form of the protocol', async () => {
    for (const path of [
      '/Nothing',
      '/Users/nobody',
      '/Groups/none',
      '/ResourceTypes/Device',
      '/',
      '/Users/a/b',
    ])
      await refused([404], 'GET', path)
    await refused([501], 'POST', '/Bulk', {})
    await refused([501], 'GET', '/Me')
    await refused([501], 'POST', '/.search', {})
    const answer = await refused([405], 'DELETE', '/Users')
    assert.equal(answer.headers.get('allow'), 'GET, POST')
    await refused([400, 'invalidValue'], 'GET', '/Users/%00')
  })

  it('is named by its routes in the log, and by no id of a person', async () => {
    const { id } = await add()
    const routeOf = async (method: string, path: string) => (await call(method, path)).route
    assert.equal(await routeOf('GET', `/Users/${id}`), '/api/scim/v2/Users/:id')
    assert.equal(await routeOf('GET', '/Groups'), '/api/scim/v2/Groups')
    assert.equal(await routeOf('GET', '/Nothing'), '/api/scim/v2')
  })

  it('refuses bodies that are none', async () => {
    await refused([400, 'invalidSyntax'], 'POST', '/Users', '{')
    await refused([400, 'invalidSyntax'], 'POST', '/Users', { userName: 'a@agency.example' })
    await refused([400, 'invalidValue'], 'POST', '/Users', '[]')
    await refused([400, 'invalidValue'], 'POST', '/Users', user({ userName: 'no address' }))
    await refused([400, 'invalidValue'], 'POST', '/Users', user({ userName: '' }))
    await refused([400, 'invalidValue'], 'POST', '/Users', user({ userName: 'nul\u0000@agency.example' }))
    await refused([400, 'invalidValue'], 'POST', '/Users', user({ name: { givenName: 'A'.repeat(5000) } }))
    await refused([400, 'invalidValue'], 'POST', '/Users', user({ active: 'perhaps' }))
    await refused([400, 'invalidValue'], 'POST', '/Users', user({ title: { is: 'no text' } }))
    const text = await call('POST', '/Users', user(), { headers: { 'content-type': 'text/plain' } })
    assert.equal(text.status, 415)
  })

  it('says when to come again where too many calls come', async () => {
    const hurried = directoryOf(database, AGENCY, new Rates({ perPerson: 0, perAddress: 1 }))
    await hurried.ok(200, 'GET', '/Users?count=0')
    const { status, headers } = await hurried.call('GET', '/Users?count=0')
    assert.deepEqual([status, headers.get('retry-after')], [429, '60'])
  })

  it('lists people page by page, sorted over all pages', async () => {
    for (const [index, title] of ['b', 'C', 'a'].entries()) await add({ nickName: `sorted-${index}`, title })
    const filter = 'nickName sw "sorted-"'
    const titles = async (more: string) => {
      const { Resources } = await ok(
        200,
        'GET',
        `/Users?filter=${encodeURIComponent(filter)}&sortBy=title${more}`,
      )
      return Resources.map(({ title }) => title)
    }
    assert.deepEqual(await titles(''), ['a', 'b', 'C'])
    assert.deepEqual(await titles('&sortOrder=descending'), ['C', 'b', 'a'])
    assert.deepEqual(await titles('&startIndex=2&count=1'), ['b'])
    const far = await ok(200, 'GET', '/Users?startIndex=100000')
    assert.deepEqual([far.Resources, far.itemsPerPage, far.startIndex], [[], 0, 100_000])
    const none = await ok(200, 'GET', '/Users?count=-1&startIndex=0')
    assert.deepEqual([none.Resources, none.startIndex], [[], 1])
    assert.ok(none.totalResults > 3)
    await refused([400, 'invalidValue'], 'GET', '/Users?count=many')
  })

  it('finds by what it announces, and says what is wrong with a filter', async () => {
    const { id, meta } = await add({ nickName: 'Sought', [ENTERPRISE]: { department: 'Search' } })
    for (const filter of [
      'nickName eq "SOUGHT"',
      `${USER_SCHEMA}:nickName eq "sought"`,
      `${ENTERPRISE}:department eq "search" and nickName pr`,
      `id eq "${id}" and meta.lastModified ge "${meta.lastModified.slice(0, 10)}"`,
      `meta.location eq "${meta.location}" and meta.version eq ${JSON.stringify(meta.version)}`,
      'nickName eq "s\\u006fught"',
      `schemas eq "${ENTERPRISE}" and nickName eq "sought"`,
    ])
      assert.deepEqual(await find(filter), [id], filter)
    for (const filter of [
      'userName eq',
      'userName is "a"',
      'nothing eq "a"',
      'name eq "a"',
      'active gt true',
      'meta.created eq "yesterday"',
      'userName eq "a',
      'userName eq "\\u0000"',
      '(userName pr',
      'emails[kind eq "work"]',
      'userName eq a',
    ])
      await refused([400, 'invalidFilter'], 'GET', `/Users?filter=${encodeURIComponent(filter)}`)
  })

  it('takes the same question as a search in a body', async () => {
    const { id } = await add({ nickName: 'by body' })
    const asked = {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
      filter: 'nickName eq "by body"',
      attributes: ['userName', 'name.givenName'],
    }
    const { Resources } = await ok(200, 'POST', '/Users/.search', asked)
    assert.deepEqual(
      Resources.map(({ userName: _userName, ...rest }) => rest),
      [{ schemas: [USER_SCHEMA], id, name: { givenName: 'Ada' } }],
    )
    await refused([400, 'invalidSyntax'], 'POST', '/Users/.search', {})
  })

  it('shows as much as is asked for', async () => {
    const { id } = await add()
    const { id: groupId } = await ok(201, 'POST', '/Groups', group(`Shown ${id}`, [id]))
    const only = await ok(200, 'GET', `/Users/${id}?attributes=groups.value,${USER_SCHEMA}:name.familyName`)
    assert.deepEqual(only, {
      schemas: [USER_SCHEMA],
      id,
      groups: [{ value: groupId }],
      name: { familyName: 'Lovelace' },
    })
    const without = await ok(200, 'GET', `/Groups/${groupId}?excludedAttributes=members,id`)
    assert.deepEqual([without.members, without.id], [undefined, groupId])
  })
})
