import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

onEachDatabase((database) => {
  const call = callerOf(database)
  const layout = async (who: string) => dataOf(await call(who, '/home/layout'))
  const put = (who: string, widgets: unknown) =>
    call(who, '/home/layout', { method: 'PUT', json: { widgets } })

  it('keeps the layout of a person, and lets it go for the one of the tenant', async () => {
    assert.equal(await layout('planner'), null)
    const mine = [
      { type: 'brands', size: 3 },
      { type: 'brand', size: 1 },
    ]
    assert.deepEqual(dataOf(await put('planner', mine)), mine)
    assert.deepEqual(dataOf(await put('planner', mine.toReversed())), mine.toReversed())
    assert.deepEqual(await layout('planner'), mine.toReversed())
    assert.equal(await layout('admin'), null)
    assert.equal(dataOf(await put('planner', null)), null)
    assert.equal(await layout('planner'), null)
  })

  it('refuses widgets that there are not, or one twice', async () => {
    problemOf(await put('planner', [{ type: 'weather', size: 1 }]), 400)
    problemOf(await put('planner', [{ type: 'brand', size: 4 }]), 400)
    problemOf(
      await put('planner', [
        { type: 'brand', size: 1 },
        { type: 'brand', size: 2 },
      ]),
      400,
    )
    problemOf(await put('planner', 'brand'), 400)
  })

  it('begins in an agency as its administrators have it, for members alone', async () => {
    const begins = [{ type: 'tours', size: 2 }]
    const set = (who: string) =>
      call(who, '/home/default', { method: 'PUT', json: { agency: 'choreograph', widgets: begins } })
    const layouts = async (who: string) => (await call(who, '/home/layout?agency=choreograph')).body
    assert.equal(problemOf(await set('planner'), 403).code, 'permission-missing')
    assert.deepEqual(await layouts('planner'), { data: null, ofAgency: null })
    assert.equal((await set('admin')).status, 200)
    assert.deepEqual(await layouts('planner'), { data: null, ofAgency: begins })
    assert.deepEqual(await layouts('other-agency'), { data: null, ofAgency: null })
    const written = await database()
      .sql.selectFrom('audit_entry')
      .select(['actor_id', 'agency_code', 'after'])
      .where('action', '=', 'home-default.changed')
      .execute()
    assert.deepEqual(written, [{ actor_id: 'person-admin', agency_code: 'choreograph', after: begins }])
  })
})
