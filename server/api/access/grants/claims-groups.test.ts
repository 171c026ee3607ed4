import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Changed, GroupLine } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { PersonLine } from '../../../../miniapps/domain/access/wire.ts'
import type { Page } from '../../../../shell/contract/page.ts'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { accessOf } from '../access-in-tests.ts'
import { newcomers } from '../admit-people.ts'

onOneDatabase((database) => {
  const { answer, refused } = accessOf(database)
  const input = { agency: 'choreograph', name: 'UK planners', description: '', rule: null, externalId: 'uk' }
  const membersOf = async (id: string) =>
    (await answer<Page<PersonLine>>('GET', `/groups/${id}/members`)).data.map((person) => person.id)

  it('makes a group that follows the identity provider, whose members nobody changes by hand', async () => {
    const { data } = await answer<Changed<GroupLine>>('POST', '/groups', input)
    assert.deepEqual([data.source, data.externalId, data.members], ['claims', 'uk', 0])
    const { person_id } = await database()
      .sql.selectFrom('agency_member')
      .select('person_id')
      .where('agency_code', '=', 'choreograph')
      .executeTakeFirstOrThrow()
    const signIn = (...groups: string[]) =>
      newcomers({ sql: database().sql, spellings: (each) => [each] }, undefined).keepGroups(person_id, groups)
    await signIn('uk', 'others')
    assert.deepEqual(await membersOf(data.id), [person_id])
    const out = { add: [], remove: [person_id] }
    assert.equal((await refused('POST', `/groups/${data.id}/members`, out)).code, 'group-from-elsewhere')
    const byHand = { ...input, externalId: null }
    assert.equal((await refused('PUT', `/groups/${data.id}`, byHand)).code, 'group-from-elsewhere')
    const twice = { ...input, name: 'Others' }
    assert.equal((await refused('POST', '/groups', twice)).code, 'name-taken')

    await answer('PUT', `/groups/${data.id}`, { ...input, description: 'London' })
    assert.deepEqual(await membersOf(data.id), [person_id])
    await answer('PUT', `/groups/${data.id}`, { ...input, externalId: 'gb' })
    assert.deepEqual(await membersOf(data.id), [])
    await signIn('gb')
    assert.deepEqual(await membersOf(data.id), [person_id])
  })
})
