import assert from 'node:assert/strict'
import { it } from 'node:test'
import { blankApi } from '../api/blank/blank-api.ts'
import { callerOf, problemOf } from '../api/kit/caller-in-tests.ts'
import { ACCOUNTS_ROOT } from '../../shell/config/page-defaults.ts'
import { createApi } from '../create-api.ts'
import { onOneDatabase } from '../db/on-each-database-in-tests.ts'
import { inRequest } from '../log/request-record.ts'
import { demoId } from '../world/people.ts'

onOneDatabase((database) => {
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

  it('notes who is known and may not come in', async () => {
    const id = demoId('no-workspaces@agency.example')
    const people = database().sql.updateTable('person').where('id', '=', id)
    await people.set({ disabled_at: new Date() }).execute()
    const api = createApi({
      db: database(),
      verifyToken: async () => ({ email: 'no-workspaces@agency.example' }),
      permissionPrefix: '',
      permissionAccountsRoot: ACCOUNTS_ROOT,
    })
    const headers = { authorization: 'Bearer still-good' }
    const request = new Request('http://portal.example/api/user-details/users/me', { headers })
    const answer = await inRequest({ id: 'request-1', route: '' }, async () => api.fetch(request))
    assert.equal(answer.status, 403)
    const entries = await database()
      .sql.selectFrom('audit_entry')
      .select(['actor_id', 'action', 'outcome', 'after'])
      .where('subject_id', '=', id)
      .execute()
    const after = { code: 'person-disabled' }
    assert.deepEqual(entries, [
      { actor_id: null, action: 'person.sign-in-refused', outcome: 'refused', after },
    ])
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
