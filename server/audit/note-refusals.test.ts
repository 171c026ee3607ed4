import assert from 'node:assert/strict'
import { it } from 'node:test'
import { blankApi } from '../api/blank/blank-api.ts'
import { callerOf, problemOf } from '../api/kit/caller-in-tests.ts'
import { onEachDatabase } from '../db/on-each-database-in-tests.ts'
import { demoId } from '../world/people.ts'

onEachDatabase((database) => {
  const call = callerOf(database, [], [{ ...blankApi, apps: ['admin'] }])
  const noted = (who: string) =>
    database()
      .sql.selectFrom('audit_entry')
      .select(['action', 'outcome', 'subject_name', 'after', 'reason'])
      .where('actor_id', '=', demoId(`${who}@agency.example`))
      .orderBy('id')
      .execute()

  it('notes who was kept from what, and for want of which permission', async () => {
    problemOf(await call('other-agency', '/blank/notes'), 403)
    const [entry, ...more] = await noted('other-agency')
    assert.deepEqual(more, [])
    assert.equal(entry?.action, 'access.refused')
    assert.equal(entry.outcome, 'refused')
    assert.match(entry.subject_name, /^GET \/api\/blank\//)
    assert.deepEqual(entry.after, {
      code: 'permission-missing',
      apps: ['admin'],
      permission: 'AdminAppAccess',
    })
  })

  it('notes a few a minute of one person, and nothing that is no matter of rights', async () => {
    const without = { method: 'PATCH', headers: { 'x-xsrf-token': 'other' } }
    problemOf(await call('planner', '/blank/notes', without), 403)
    problemOf(await call('planner', '/nowhere'), 404)
    assert.deepEqual(await noted('planner'), [])
    for (let attempt = 0; attempt < 15; attempt++) problemOf(await call('developer', '/blank/notes'), 403)
    assert.equal((await noted('developer')).length, 10)
  })
})
