import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import type { PeopleFacets, PersonLine } from '../../../../miniapps/domain/access/wire.ts'
import type { Page } from '../../../../shell/contract/page.ts'
import type { RoleLine } from '../../../../miniapps/domain/access/wire-grants.ts'
import { onEachDatabase } from '../../../db/on-each-database-in-tests.ts'
import { accessOf } from '../access-in-tests.ts'

onEachDatabase((database) => {
  const { answer, role, group, assign } = accessOf(database)
  const run = (statement: string) => database().run(statement)
  const facetsOf = async (query: string) =>
    (await answer<{ data: PeopleFacets }>('GET', `/people/facets?${query}`)).data
  const listed = async (query: string) => {
    let [count, next]: [number, string | null] = [0, '']
    while (next !== null) {
      const page: Page<PersonLine> = await answer('GET', `/people?limit=200&${query}&after=${next}`)
      count += page.data.length
      next = page.next
    }
    return count
  }

  it('keeps the bits of agencies and groups as their members are', async () => {
    const crossing = await group('Crossing a block')
    await run('alter sequence person_number restart with 8191')
    for (const n of [1, 2, 3])
      await run(`insert into person (id, email, firstname, lastname, date_locale, number_locale, display_language)
        values ('bit-${n}', 'bit-${n}@agency.example', 'Bit', 'Person', 'en-gb', 'en-gb', 'en-US');
        insert into agency_member values ('choreograph', 'bit-${n}')`)
    await answer('POST', `/groups/${crossing}/members`, { add: ['bit-1', 'bit-2', 'bit-3'], remove: [] })
    assert.deepEqual(await astray(), [])
    assert.equal((await facetsOf(`group=${crossing}`)).total, 3)
    await answer('POST', `/groups/${crossing}/members`, { add: ['bit-1'], remove: ['bit-2'] })
    await run(`delete from person where id = 'bit-3'`)
    assert.equal((await facetsOf(`group=${crossing}`)).total, 1)
    await answer('POST', '/people/bit-1/remove', { agency: 'choreograph', reason: 'Left' })
    await answer('DELETE', `/groups/${crossing}`)
    assert.deepEqual(await astray(), [])
  })

  it('counts whom each choice would leave as the list has them', async () => {
    const team = await group('Counted', 'person-planner', 'person-developer', 'person-admin')
    const given = await role('Counted too', 'CartAppAccess')
    await assign({ group: team, role: given })
    await assign({ person: 'person-planner', role: given })
    await answer('POST', '/people/person-developer/disable', { reason: 'Left' })
    const invited = { firstname: 'Ada', lastname: 'Waits', agency: 'choreograph', groups: [team] }
    await answer('POST', '/people', { email: 'ada.waits@agency.example', ...invited })
    for (const filters of [
      '',
      'q=a',
      `group=${team}`,
      `role=${given}&status=active`,
      'agency=choreograph&status=disabled',
    ]) {
      const facets = await facetsOf(filters)
      assert.equal(facets.total, await listed(filters), filters)
      for (const name of ['agency', 'role', 'group', 'status'] as const) {
        if (name === 'agency' && /role|group/.test(filters)) continue // those of another agency are not looked for there
        const others = filters
          .split('&')
          .filter((each) => !each.startsWith(name))
          .join('&')
        for (const { id, count } of facets[name].slice(0, 3))
          assert.equal(count, await listed(`${others}&${name}=${id}`), `${filters}: ${name} ${id}`)
      }
    }
    const { status } = await facetsOf(`group=${team}`)
    assert.deepEqual(Object.fromEntries(status.map(({ id, count }) => [id, count])), {
      active: 2,
      disabled: 1,
      invited: 1,
    })
    await answer('POST', '/people/person-developer/enable', { reason: 'Back' })
  })

  it('counts nobody by a role that has ended', async () => {
    const team = await group('For a while', 'person-planner')
    const given = await role('Ends', 'CartAppAccess')
    await assign({ group: team, role: given })
    const holders = async () => (await answer<{ data: RoleLine }>('GET', `/roles/${given}`)).data.holders
    assert.equal(await holders(), 1)
    await run(`update role_assignment set expires_at = now() where role_id = '${given}'`)
    assert.equal(await holders(), 0)
    assert.deepEqual(
      (await facetsOf(`group=${team}`)).role.filter(({ id }) => id === given),
      [],
    )
  })

  /** Members without their bit, and bits without their member. */
  async function astray(): Promise<unknown[]> {
    const { rows } = await raw`
      with member as (select 'agency' as kind, agency_code as key, number from agency_member join person on id = person_id
          union all select 'group', group_id, number from group_member join person on id = person_id),
        bit as (select kind, key, block * 4096 + place as number from people_set, generate_series(0, 4095) as place
          where get_bit(bits, place) = 1)
      (select * from member except select * from bit) union all (select * from bit except select * from member)`.execute(
      database().sql,
    )
    return rows
  }
})
