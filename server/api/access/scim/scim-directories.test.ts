import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { directoryOf, ENTERPRISE, group, GROUP_SCHEMA, patch, USER_SCHEMA } from './scim-client-in-tests.ts'

/** The calls of Microsoft Entra ID and of Okta as their documentation shows them. */
onOneDatabase((database) => {
  const { ok, refused, add, get, find } = directoryOf(database, 'mindshare')

  it('serves Entra ID: a person whose name there is not their address', async () => {
    const upn = 'Anna.Schmidt@corp.example'
    assert.deepEqual(await find(`userName eq "${upn}"`), [])
    const made = await ok(201, 'POST', '/Users', {
      schemas: [USER_SCHEMA, ENTERPRISE],
      externalId: 'anna.schmidt',
      userName: upn,
      active: true,
      displayName: 'Schmidt, Anna',
      emails: [{ primary: true, type: 'work', value: 'Anna.Schmidt@agency.example' }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Anna Schmidt', familyName: 'Schmidt', givenName: 'Anna' },
      roles: [],
    })
    assert.equal(made.userName, upn)
    const { email } = await database()
      .sql.selectFrom('person')
      .select('email')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    assert.equal(email, 'anna.schmidt@agency.example')
    for (const name of [upn, upn.toUpperCase(), upn.toLowerCase()])
      assert.deepEqual(await find(`userName eq "${name}"`), [made.id])
    await refused([409, 'uniqueness'], 'POST', '/Users', {
      schemas: [USER_SCHEMA],
      userName: upn.toLowerCase(),
      emails: [{ value: 'else@agency.example' }],
    })
    const renamed = patch({ op: 'Replace', path: 'userName', value: 'Anna.Meier@corp.example' })
    assert.equal((await ok(200, 'PATCH', `/Users/${made.id}`, renamed)).userName, 'Anna.Meier@corp.example')
    assert.deepEqual(await find(`userName eq "${upn}"`), [])
  })

  it('serves Entra ID: its default mapping, with names of operations in capitals and truth values as text', async () => {
    const { id } = await add({ emails: undefined })
    await ok(
      200,
      'PATCH',
      `/Users/${id}`,
      patch(
        { op: 'Add', path: 'title', value: 'Planner' },
        { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+49 30 1' },
        { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+49 170 1' },
        { op: 'Add', path: 'addresses[type eq "work"].streetAddress', value: 'Weg 1' },
        { op: 'Add', path: 'addresses[type eq "work"].locality', value: 'Berlin' },
        { op: 'Replace', path: 'emails[type eq "work"].value', value: `anna-${id}@agency.example` },
        { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Media' },
        { op: 'Add', path: `${ENTERPRISE}:manager`, value: 'person-1' },
        { op: 'Replace', path: 'active', value: 'False' },
      ),
    )
    const person = await get(id)
    assert.deepEqual(person['phoneNumbers'], [
      { type: 'work', value: '+49 30 1' },
      { type: 'mobile', value: '+49 170 1' },
    ])
    assert.deepEqual(person['addresses'], [{ type: 'work', streetAddress: 'Weg 1', locality: 'Berlin' }])
    assert.deepEqual(person[ENTERPRISE], { department: 'Media', manager: { value: 'person-1' } })
    assert.deepEqual([person.title, person.active], ['Planner', false])
    assert.equal(person.emails[0]?.value, `anna-${id}@agency.example`)
    const dotted = patch({
      op: 'Replace',
      value: {
        'name.givenName': 'Annemarie',
        active: 'True',
        [`${ENTERPRISE}:department`]: 'Search',
        'emails[type eq "work"].value': `annemarie-${id}@agency.example`,
      },
    })
    const changed = await ok(200, 'PATCH', `/Users/${id}`, dotted)
    assert.deepEqual([changed.name.givenName, changed.active], ['Annemarie', true])
    assert.deepEqual((changed[ENTERPRISE] as { department: string }).department, 'Search')
    assert.equal(changed.emails[0]?.value, `annemarie-${id}@agency.example`)
    await ok(200, 'PATCH', `/Users/${id}`, patch({ op: 'Remove', path: `${ENTERPRISE}:manager` }))
    assert.deepEqual((await get(id))[ENTERPRISE], { department: 'Search' })
  })

  it('serves Entra ID: groups, whose members come and go one by one', async () => {
    const [one, two] = [await add(), await add()]
    const name = `Entra ${one.id}`
    assert.deepEqual(await find(`displayName eq "${name}"`, 'Groups', '&excludedAttributes=members'), [])
    const made = await ok(201, 'POST', '/Groups', {
      schemas: [GROUP_SCHEMA, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: `entra-${one.id}`,
      displayName: name,
      meta: { resourceType: 'Group' },
    })
    const path = `/Groups/${made.id}`
    const members = async () => (await ok(200, 'GET', path)).members?.map(({ value }) => value) ?? []
    await ok(
      204,
      'PATCH',
      path,
      patch({ op: 'Add', path: 'members', value: [{ $ref: null, value: one.id }] }),
    )
    await ok(
      204,
      'PATCH',
      path,
      patch({ op: 'Add', path: 'members', value: [{ value: one.id }, { value: two.id }] }),
    )
    assert.deepEqual(await members(), [one.id, two.id].toSorted())
    assert.deepEqual(await find(`members[value eq "${one.id}"] and id eq "${made.id}"`, 'Groups'), [made.id])
    assert.deepEqual(
      (await get(one.id)).groups?.map(({ value }) => value),
      [made.id],
    )
    await ok(204, 'PATCH', path, patch({ op: 'Remove', path: 'members', value: [{ value: one.id }] }))
    await ok(204, 'PATCH', path, patch({ op: 'Remove', path: `members[value eq "${two.id}"]` }))
    assert.deepEqual(await members(), [])
    await ok(204, 'PATCH', path, patch({ op: 'Replace', path: 'displayName', value: `${name} renamed` }))
    assert.deepEqual(await find(`displayName eq "${name.toUpperCase()} RENAMED"`, 'Groups'), [made.id])
    await refused([409, 'uniqueness'], 'POST', '/Groups', group(`${name} Renamed`))
    await refused(
      [400, 'invalidValue'],
      'PATCH',
      path,
      patch({ op: 'Add', path: 'members', value: [{ value: 'nobody' }] }),
    )
    await ok(204, 'DELETE', path)
    await refused([404], 'GET', path)
  })

  it('serves Okta: look-up, creation, whole profiles, deactivation and return', async () => {
    const userName = 'isaac.brock@agency.example'
    const empty = await ok(
      200,
      'GET',
      `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}&startIndex=1&count=100`,
    )
    assert.deepEqual([empty.totalResults, empty.itemsPerPage, empty.Resources], [0, 0, []])
    const profile = {
      schemas: [USER_SCHEMA],
      userName,
      name: { givenName: 'Isaac', middleName: '', familyName: 'Brock' },
      emails: [{ primary: true, value: userName, type: 'work' }],
      displayName: 'Isaac Brock',
      locale: 'en-US',
      externalId: '00ujl29u0le5T6Aj10h7',
      groups: [],
      password: '1mz050nq',
      active: true,
    }
    const { id } = await ok(201, 'POST', '/Users', profile)
    const replaced = await ok(200, 'PUT', `/Users/${id}`, {
      ...profile,
      id,
      name: { givenName: 'Isaac', middleName: 'M', familyName: 'Brock' },
      meta: { resourceType: 'User' },
    })
    assert.deepEqual(replaced.name, { givenName: 'Isaac', familyName: 'Brock', middleName: 'M' })
    assert.equal(replaced['password'], undefined)
    const active = (value: boolean) => patch({ op: 'replace', value: { active: value } })
    assert.equal((await ok(200, 'PATCH', `/Users/${id}`, active(false))).active, false)
    assert.equal((await ok(200, 'PATCH', `/Users/${id}`, active(true))).active, true)
    assert.deepEqual(await find(`externalId eq "00ujl29u0le5T6Aj10h7"`), [id])
  })

  it('serves Okta: groups that are pushed, renamed, filled anew and removed', async () => {
    const [one, two] = [await add(), await add()]
    const made = await ok(201, 'POST', '/Groups', group(`Okta ${one.id}`))
    const path = `/Groups/${made.id}`
    await ok(
      204,
      'PATCH',
      path,
      patch({ op: 'replace', value: { id: made.id, displayName: `Okta renamed ${one.id}` } }),
    )
    await ok(
      204,
      'PATCH',
      path,
      patch(
        { op: 'remove', path: `members[value eq "${two.id}"]` },
        { op: 'add', path: 'members', value: [{ value: one.id, display: one.userName }] },
      ),
    )
    await ok(204, 'PATCH', path, patch({ op: 'replace', path: 'members', value: [{ value: two.id }] }))
    const read = await ok(200, 'GET', path)
    assert.deepEqual(
      [read.displayName, read.members?.map(({ value }) => value)],
      [`Okta renamed ${one.id}`, [two.id]],
    )
    const whole = await ok(200, 'PUT', path, group(`Okta ${one.id}`, [one.id, two.id]))
    assert.equal(whole.members?.length, 2)
    await ok(204, 'PATCH', path, patch({ op: 'remove', path: 'members' }))
    assert.equal((await ok(200, 'GET', path)).members, undefined)
    await ok(204, 'DELETE', path)
  })

  it('says what is wrong with a change, and makes no part of it', async () => {
    const { id, title } = await add({ title: 'Before' })
    for (const [scimType, operation] of [
      ['invalidPath', { op: 'replace', path: 'nothing', value: 'x' }],
      ['invalidPath', { op: 'replace', path: 'emails[type eq', value: 'x' }],
      ['noTarget', { op: 'replace', path: 'phoneNumbers[type eq "fax"].value', value: '1' }],
      ['noTarget', { op: 'remove' }],
      ['mutability', { op: 'replace', path: 'groups', value: [] }],
      ['mutability', { op: 'replace', path: 'id', value: 'x' }],
      ['invalidSyntax', { op: 'move', path: 'title' }],
      ['invalidValue', { op: 'remove', path: 'userName' }],
      ['invalidValue', { op: 'replace', path: 'active', value: 'perhaps' }],
    ] as const)
      await refused(
        [400, scimType],
        'PATCH',
        `/Users/${id}`,
        patch({ op: 'replace', path: 'title', value: 'After' }, operation),
      )
    assert.equal((await get(id)).title, title)
  })
})
