import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import { onEachDatabase } from '../db/on-each-database-in-tests.ts'
import { addUpRightsChanges } from './add-up-rights-changes.ts'

onEachDatabase((database) => {
  const state = async () => {
    const { rows } = await raw<{
      sum: number
      rows: number
    }>`select coalesce(sum(n), 0)::float8 as sum, count(*)::integer as rows from rights_change`.execute(
      database().sql,
    )
    return rows[0]!
  }
  const grow = (name: string) => raw`update user_role set name = ${name}`.execute(database().sql)

  it('counts what changes rights, and nothing that changed no row', async () => {
    const { sum } = await state()
    await raw`update user_role set name = 'nobody' where false`.execute(database().sql)
    await raw`delete from group_member where false`.execute(database().sql)
    assert.equal((await state()).sum, sum)
    await grow('A role')
    assert.ok((await state()).sum > sum)
  })

  it('is added up to one row, and is the same sum', async () => {
    for (const name of ['one', 'two', 'three']) await grow(name)
    const { sum } = await state()
    await Promise.all([addUpRightsChanges(database().sql), addUpRightsChanges(database().sql)])
    await addUpRightsChanges(database().sql)
    assert.deepEqual(await state(), { sum, rows: 1 })
  })
})
