import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import { onOneDatabase } from '../db/on-each-database-in-tests.ts'
import { writeAudit } from './write-audit.ts'

onOneDatabase((database) => {
  const subject = { type: 'role', id: 'role-1', name: 'Planner' }
  const entries = () => database().sql.selectFrom('audit_entry').selectAll().orderBy('id').execute()

  it('notes who changed what, and what it was before', async () => {
    const change = { before: { permissions: ['A'] }, after: { permissions: [] }, reason: 'Left the team' }
    await writeAudit(database().sql, { actor: 'person-1', action: 'role.changed', subject, ...change })
    const { id, at, ...entry } = (await entries()).at(-1)!
    assert.ok(id && Math.abs(Date.now() - at.getTime()) < 60_000)
    assert.deepEqual(entry, {
      actor_id: 'person-1',
      action: 'role.changed',
      subject_type: 'role',
      subject_id: 'role-1',
      subject_name: 'Planner',
      agency_code: null,
      ...change,
      outcome: 'done',
      request_id: null,
    })
  })

  it('lets nobody change or remove an entry, not even all of them', async () => {
    const { sql } = database()
    const before = await entries()
    assert.ok(before.length > 0)
    for (const attempt of [
      raw`update audit_entry set reason = 'another'`,
      raw`delete from audit_entry`,
      raw`truncate audit_entry`,
    ])
      await assert.rejects(attempt.execute(sql), /never changed and never removed/)
    assert.deepEqual(await entries(), before)
  })

  it('forgets what was noted of a change that did not happen', async () => {
    const before = (await entries()).length
    const failing = database()
      .sql.transaction()
      .execute(async (sql) => {
        await writeAudit(sql, { action: 'role.removed', subject })
        throw new Error('the change failed')
      })
    await assert.rejects(failing, /the change failed/)
    assert.equal((await entries()).length, before)
  })
})
