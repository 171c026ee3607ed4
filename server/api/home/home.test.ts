import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { HomeLayouts } from '../../../miniapps/domain/home/layout.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

onOneDatabase((database) => {
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
    assert.deepEqual(await layouts('planner'), { data: null, ofAgency: null, brands: [] })
    assert.equal((await set('admin')).status, 200)
    assert.deepEqual(await layouts('planner'), { data: null, ofAgency: begins, brands: [] })
    assert.deepEqual(await layouts('other-agency'), { data: null, ofAgency: null, brands: [] })
    const written = await database()
      .sql.selectFrom('audit_entry')
      .select(['actor_id', 'agency_code', 'after'])
      .where('action', '=', 'home-default.changed')
      .execute()
    assert.deepEqual(written, [{ actor_id: 'person-admin', agency_code: 'choreograph', after: begins }])
  })

  it('keeps the brands that somebody marked, in the order in which they did', async () => {
    const mark = async (method: string, brand: string, who = 'planner') =>
      dataOf<string[]>(await call(who, `/home/brands/${brand}`, { method }))
    const brands = async (who = 'planner') => ((await call(who, '/home/layout')).body as HomeLayouts).brands
    for (const brand of ['brand-0007', 'brand-0002', 'brand-0007']) await mark('PUT', brand)
    assert.deepEqual(await mark('PUT', 'advertiser-001'), ['brand-0007', 'brand-0002'])
    assert.deepEqual(await brands(), ['brand-0007', 'brand-0002'])
    assert.deepEqual(await brands('admin'), [])
    assert.deepEqual(await mark('DELETE', 'brand-0007'), ['brand-0002'])
    assert.deepEqual(await brands(), ['brand-0002'])
  })
})
