import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onEachDatabase } from '../db/on-each-database-in-tests.ts'
import { DEMO_PASSWORD } from '../world/demo-accounts.ts'
import { authenticate, findAccount } from './accounts.ts'

onEachDatabase((database) => {
  it('tells whoever is disabled so once their password is right, and says nothing of them to others', async () => {
    const { sql } = database()
    const developer = ['developer@agency.example', DEMO_PASSWORD] as const
    assert.equal((await authenticate(sql, ...developer))?.isDisabled, false)
    await sql
      .updateTable('person')
      .set({ disabled_at: new Date() })
      .where('id', '=', 'person-developer')
      .execute()
    assert.equal((await authenticate(sql, ...developer))?.isDisabled, true)
    assert.equal(await authenticate(sql, developer[0], 'another'), null)
    assert.equal(await findAccount(sql, 'person-developer'), undefined)
  })
})
