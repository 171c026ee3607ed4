import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { accessOf } from '../access-in-tests.ts'

const PATH = '/people/person-planner/see-as'

onOneDatabase((database) => {
  const { call, refused } = accessOf(database)

  it('writes down who sees as whom, its start and its end, in each agency of theirs', async () => {
    for (const what of ['start', 'end'])
      assert.equal((await call('admin', `/access${PATH}`, { method: 'POST', json: { what } })).status, 200)
    const entries = await database()
      .sql.selectFrom('audit_entry')
      .select(['action', 'actor_id', 'agency_code'])
      .where('action', 'like', 'person.seen-as%')
      .orderBy('id')
      .execute()
    const entry = (action: string, agency_code: string) => ({ action, actor_id: 'person-admin', agency_code })
    assert.deepEqual(entries, [
      entry('person.seen-as', 'choreograph'),
      entry('person.seen-as', 'wavemaker'),
      entry('person.seen-as-ended', 'choreograph'),
      entry('person.seen-as-ended', 'wavemaker'),
    ])
  })

  it('is for administrators, and for people whom they administer', async () => {
    assert.equal((await refused('POST', PATH, { what: 'start' }, 'planner')).status, 403)
    assert.equal((await refused('POST', '/people/nobody/see-as', { what: 'start' })).status, 404)
  })
})
