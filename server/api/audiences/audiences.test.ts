import assert from 'node:assert/strict'
import { it } from 'node:test'
import type {
  Duplicates,
  Edition,
  EditionFacets,
  EditionUse,
} from '../../../miniapps/domain/audience/edition.ts'
import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import type { Page } from '../../../shell/contract/page.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { addEditions } from './audience-rows-in-tests.ts'

const [COLA, JUICE, SNACKS, WATER, RIVAL] = [
  'brand-2001',
  'brand-2002',
  'brand-2003',
  'brand-2004',
  'brand-2005',
]
const ACME = 'advertiser-901'
const rule = (variable: string): Expression => ({ op: 'in', variable, codes: [1] })

onEachDatabase((database) => {
  const call = callerOf(database)
  /** admin works for Acme and for its rival. */
  const found = async (brand: string, query: string) =>
    (await call('admin', `/audiences/${brand}?${query}`)).body as Page<Edition>
  const titles = async (brand: string, query: string) =>
    (await found(brand, query)).data.map(({ title }) => title)

  it('has twelve in the sample: a pair that says the same, one too small, one planned, one of a client', async () => {
    const heavy = dataOf<Edition>(await call('planner', `/audiences/${COLA}/audience-heavy-tv/1`))
    assert.ok(Math.abs(heavy.universe - 0.3535 * 53_000) < 0.015 * 53_000)
    assert.equal(heavy.uses, 4, 'a plan, the audience that is composed of it, a translation, and a map')
    const [plan] = dataOf<EditionUse[]>(
      await call('planner', `/audiences/${COLA}/audience-heavy-tv/uses`),
    ).filter(({ type }) => type === 'plan')
    assert.deepEqual([plan!.version, plan!.isLive], [1, true])
    assert.equal(plan!.path, `/mtv/mpl/${plan!.id}`)
    const pairs = dataOf<Duplicates[]>(await call('planner', `/audiences/${COLA}/duplicates`))
    assert.deepEqual(
      pairs.map(({ editions }) => editions.map(({ id }) => id).toSorted()),
      [['audience-streamers-under-25', 'audience-young-streamers']],
    )
    const of = (id: string) => call('planner', `/audiences/${COLA}/audience-${id}/1`)
    assert.equal(dataOf<Edition>(await of('left-handed-16')).forPlan, 'refused')
    assert.equal(dataOf<Edition>(await of('newspapers')).status, 'retired')
    assert.equal(dataOf<Edition>(await of('gold-members')).client, ACME)
    assert.doesNotMatch(JSON.stringify(await found(RIVAL, '')), /gold|club/i)
    assert.doesNotMatch(JSON.stringify(await found(COLA, '')), /rivalis/i)
  })

  it('is filed under other tags after it was published, and keeps its rules', async () => {
    const [id] = await addEditions(database().sql, [{ title: 'Filed', tags: ['before'] }])
    const change = (path: string, value: string) => ({ id: crypto.randomUUID(), path, base: null, value })
    const patch = async (changes: readonly object[]) =>
      dataOf<{ outcomes: { outcome: string }[] }>(
        await call('planner', `/documents/audience/${id}`, { method: 'PATCH', json: { changes } }),
      ).outcomes.map(({ outcome }) => outcome)
    assert.deepEqual(await patch([change('tags/new', 'after')]), ['applied'])
    assert.deepEqual(await patch([change('tags/other', 'x'), change('title', 'y')]), ['closed', 'closed'])
    assert.ok(dataOf<Edition>(await call('planner', `/audiences/${COLA}/${id}/1`)).tags.includes('after'))
  })

  it('[library 5] is found by tag, market and title', async () => {
    await addEditions(database().sql, [
      { title: 'Television at night', tags: ['heavy', 'tv'] },
      { title: 'Television at night US', tags: ['heavy', 'tv'], slices: ['US-2026-H1'], markets: ['US'] },
      { title: 'Readers', tags: ['heavy'] },
    ])
    assert.deepEqual(await titles(COLA, 'q=heavy%20tv%20gb%20night'), ['Television at night'])
    assert.deepEqual(await titles(COLA, 'q=television&market=US'), ['Television at night US'])
    assert.deepEqual(await titles(COLA, 'tag=heavy&market=GB&q=readers'), ['Readers'])
  })

  it('shows other brands what is shared with them', async () => {
    await addEditions(database().sql, [
      { title: 'Scoped none', tags: ['scoped'] },
      { title: 'Scoped client', tags: ['scoped'], scope: 'client' },
      { title: 'Scoped market', tags: ['scoped'], scope: 'market' },
      { title: 'Scoped agency', tags: ['scoped'], scope: 'agency' },
    ])
    const seen = async (brand: string) =>
      (await titles(brand, 'tag=scoped')).map((title) => title.slice(7)).toSorted()
    assert.deepEqual(await seen(COLA), ['agency', 'client', 'market', 'none'])
    assert.deepEqual(await seen(WATER), ['agency', 'client', 'market'])
    assert.deepEqual(await seen(JUICE), ['agency', 'client'])
    assert.deepEqual(await seen(RIVAL), ['agency', 'market'])
  })

  it('[library 6] keeps first-party audiences within their client, whatever their scope', async () => {
    const [own] = await addEditions(database().sql, [
      { title: 'Members secret', tags: ['members'], client: ACME, scope: 'agency', of: rule('member') },
      { title: 'Members in GB', tags: ['members'], client: ACME, scope: 'market', of: rule('member') },
      { title: 'Members abroad', tags: ['members'], client: ACME, scope: 'agency', of: rule('member') },
    ])
    assert.equal((await titles(WATER, 'tag=members')).length, 3)
    const elsewhere = await found(RIVAL, 'tag=members')
    assert.deepEqual([elsewhere.data, elsewhere.total], [[], 0])
    const text = JSON.stringify([
      dataOf<EditionFacets>(await call('admin', `/audiences/${RIVAL}/facets`)),
      dataOf<Duplicates[]>(await call('admin', `/audiences/${RIVAL}/duplicates`)),
    ])
    assert.doesNotMatch(text, /member/i)
    for (const path of [`/${own}/1`, `/${own}/uses`])
      assert.equal(
        problemOf(await call('admin', `/audiences/${RIVAL}${path}`), 404).code,
        'audience-not-found',
      )
    assert.equal(dataOf<Edition>(await call('admin', `/audiences/${WATER}/${own}/1`)).client, ACME)
  })

  it('counts what a filter would leave', async () => {
    await addEditions(database().sql, [
      { title: 'Facetted one', tags: ['facetted', 'old'] },
      { title: 'Facetted two', tags: ['facetted'], slices: ['US-2026-H1'], markets: ['US'] },
    ])
    const facets = dataOf<EditionFacets>(await call('admin', `/audiences/${COLA}/facets?q=facetted`))
    assert.deepEqual(facets.market, [
      { id: 'GB', name: 'GB', count: 1 },
      { id: 'US', name: 'US', count: 1 },
    ])
    assert.deepEqual(facets.tag, [
      { id: 'facetted', name: 'facetted', count: 2 },
      { id: 'old', name: 'old', count: 1 },
    ])
  })

  it('comes page by page, the newest first', async () => {
    await addEditions(
      database().sql,
      [1, 2, 3].map((day) => ({ title: `Paged ${day}`, at: new Date(Date.UTC(2026, 0, day)) })),
    )
    const first = await found(COLA, 'q=paged&limit=2')
    assert.deepEqual(
      first.data.map(({ title }) => title),
      ['Paged 3', 'Paged 2'],
    )
    assert.equal(first.total, 3)
    const second = await found(COLA, `q=paged&limit=2&after=${first.next}`)
    assert.deepEqual(
      second.data.map(({ title }) => title),
      ['Paged 1'],
    )
    assert.equal(second.next, null)
  })

  it('[library 1] tells of a pair whose operands are swapped', async () => {
    const [a, b] = [rule('pair_a'), rule('pair_b')]
    await addEditions(database().sql, [
      { title: 'Swapped one', of: { op: 'and', of: [a, b] } },
      { title: 'Swapped other', of: { op: 'and', of: [b, a] } },
      { title: 'Swapped none', of: { op: 'or', of: [b, a] } },
    ])
    const pairs = dataOf<Duplicates[]>(await call('admin', `/audiences/${COLA}/duplicates`)).filter(
      ({ key }) => key.includes('pair_a'),
    )
    assert.deepEqual(
      pairs.map(({ editions }) => editions.map(({ title }) => title).toSorted()),
      [['Swapped one', 'Swapped other']],
    )
  })

  it('is shared by the brand that made it, and by who may', async () => {
    const [id] = await addEditions(database().sql, [{ title: 'To share', scope: 'agency' }])
    const share = (who: string, brand: string) =>
      call(who, `/audiences/${brand}/${id}/share`, { method: 'PUT', json: { scope: 'client' } })
    assert.equal(problemOf(await share('admin', WATER), 403).code, 'audience-of-another-brand')
    assert.equal(dataOf<Edition>(await share('admin', COLA)).scope, 'client')
    assert.equal(
      problemOf(await call('admin', `/audiences/${RIVAL}/${id}/1`), 404).code,
      'audience-not-found',
    )
  })

  it('[library 4] that is used can be retired, not deleted', async () => {
    const [id, free] = await addEditions(database().sql, [{ title: 'Used' }, { title: 'Free' }])
    const scenario = `scenario-${crypto.randomUUID()}`
    const fields = { title: 'With an audience', 'pins/audience': { type: 'audience', id: id!, version: 1 } }
    dataOf(
      await call('planner', '/documents/scenario', {
        method: 'POST',
        json: { id: scenario, place: COLA, fields },
      }),
      201,
    )
    const act = (audience: string, action: string) =>
      call('planner', `/documents/audience/${audience}/actions`, {
        method: 'POST',
        json: { id: crypto.randomUUID(), action },
      })
    const [use] = dataOf<EditionUse[]>(await call('planner', `/audiences/${COLA}/${id}/uses`))
    assert.deepEqual([use!.id, use!.version, use!.isLive], [scenario, 1, false])
    assert.equal(dataOf<Edition>(await call('planner', `/audiences/${COLA}/${id}/1`)).uses, 1)
    assert.equal(problemOf(await act(id!, 'delete'), 409).code, 'audience-used')
    dataOf(await act(id!, 'retire'))
    dataOf(await act(free!, 'delete'))
    assert.equal(
      problemOf(await call('planner', `/audiences/${COLA}/${free}/1`), 404).code,
      'audience-not-found',
    )
  })

  it('[builder 5] goes into no plan below 30 respondents, nor below what its licence says', async () => {
    const [small, licensed] = await addEditions(database().sql, [{ n: 29 }, { n: 199, plan_least: 200 }])
    const pinned = (id: string) =>
      call('planner', '/documents/scenario', {
        method: 'POST',
        json: {
          id: crypto.randomUUID(),
          place: COLA,
          fields: { 'pins/audience': { type: 'audience', id, version: 1 } },
        },
      })
    assert.equal(problemOf(await pinned(small!), 409).code, 'audience-too-small')
    assert.equal(problemOf(await pinned(licensed!), 409).code, 'audience-too-small')
    const edition = async () =>
      dataOf<Edition>(await call('planner', `/audiences/${COLA}/${small}/1`)).forPlan
    assert.equal(await edition(), 'refused')
    await database().sql.updateTable('workspace').set({ status: 'TEST' }).where('id', '=', COLA).execute()
    try {
      assert.equal(await edition(), 'warned')
      dataOf(await pinned(small!), 201)
    } finally {
      await database().sql.updateTable('workspace').set({ status: 'LIVE' }).where('id', '=', COLA).execute()
    }
  })

  it('is closed to who may not work on the brand', async () => {
    problemOf(await call('planner', `/audiences/${RIVAL}`), 403)
    assert.ok(SNACKS)
  })
})
