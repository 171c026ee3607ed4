import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { TaxonomyDetail, TaxonomyLine } from '../../../miniapps/domain/taxonomies/taxonomy.ts'
import type { TaxonomyInput } from '../../../miniapps/domain/taxonomies/taxonomy-input.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { ACME_BRANDS, RIVAL_BRANDS } from '../../world/planning/clients.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const [BRAND] = ACME_BRANDS
const [RIVAL] = RIVAL_BRANDS
const SAMPLE = 'taxonomy-choreograph'

type Row = TaxonomyInput['rows'][number]
const row = (at: number, id: string, more: Partial<Row> = {}): Row => ({
  row: at,
  id,
  parent: '',
  name: `Node ${id}`,
  cpm: 300,
  bridge: '',
  ...more,
})

onOneDatabase((database) => {
  const call = callerOf(database)
  const list = async (brand = BRAND!.id, who = 'planner') =>
    dataOf<TaxonomyLine[]>(await call(who, `/taxonomies/${brand}`))
  const read = async (path: string) => dataOf<TaxonomyDetail>(await call('planner', `/taxonomies/${path}`))
  const send = (
    at: string,
    input: Partial<TaxonomyInput> = {},
    { who = 'planner', brand = BRAND!.id } = {},
  ) =>
    call(who, `/taxonomies/${brand}/${at}`, {
      method: 'PUT',
      json: {
        name: 'Own',
        currency: 'GBP',
        scope: 'brand',
        dataset: 'survey-2026',
        rows: [row(2, 'a'), row(3, 'b', { parent: 'a', bridge: 'tv = 1' })],
        ...input,
      },
    })

  it('has 300 nodes in the sample, 60 of them bridged to the survey', async () => {
    const line = (await list()).find(({ id }) => id === SAMPLE)!
    assert.deepEqual([line.nodes, line.bridges, line.scope], [300, 60, 'agency'])
    const { nodes, bridges, latest } = await read(`${BRAND!.id}/${SAMPLE}/1`)
    assert.deepEqual([nodes.length, bridges.length, latest], [300, 60, 1])
    assert.deepEqual(bridges.find(({ node }) => node === 'tv-1')?.expression, {
      op: 'in',
      variable: 'tv',
      codes: [1],
    })
  })

  it('keeps each file as a version of its own, and answers earlier ones', async () => {
    assert.deepEqual(dataOf(await send('own/1'), 201), { id: 'own', version: 1, nodes: 2, bridges: 1 })
    dataOf(await send('own/2', { name: 'Own, later', rows: [row(2, 'a')] }), 201)
    assert.equal(problemOf(await send('own/2'), 409).code, 'taxonomy-version-there')
    const line = (await list()).find(({ id }) => id === 'own')!
    assert.deepEqual([line.version, line.name, line.nodes, line.scope], [2, 'Own, later', 1, 'brand'])
    const first = await read(`${BRAND!.id}/own/1`)
    assert.deepEqual([first.latest, first.nodes.length, first.bridges.length], [2, 2, 1])
    problemOf(await call('planner', `/taxonomies/${BRAND!.id}/own/3`), 404)
  })

  it('[Translator 6] refuses loops and twin ids by row, and imports nothing', async () => {
    const rows = [row(2, 'a', { parent: 'b' }), row(3, 'b', { parent: 'a' }), row(4, 'c'), row(5, 'c')]
    const problem = problemOf(await send('loops/1', { rows }), 400)
    assert.deepEqual(problem.values, { count: 3, row: 2 })
    assert.deepEqual(
      (problem.errors ?? []).map(({ field, code }) => [field, code]),
      [
        ['rows.2.parent', 'loop'],
        ['rows.3.parent', 'loop'],
        ['rows.5.id', 'twin-id'],
      ],
    )
    assert.ok(!(await list()).some(({ id }) => id === 'loops'))
  })

  it("shows a brand's own taxonomy to no other brand, and lets none import over it", async () => {
    dataOf(await send('secret/1'), 201)
    assert.ok(!(await list(RIVAL!.id, 'admin')).some(({ id }) => id === 'secret'))
    problemOf(await call('admin', `/taxonomies/${RIVAL!.id}/secret/1`), 404)
    problemOf(await send('secret/2', {}, { who: 'admin', brand: RIVAL!.id }), 404)
    dataOf(await send('shared/1', { scope: 'agency' }), 201)
    assert.ok((await list(RIVAL!.id, 'admin')).some(({ id }) => id === 'shared'))
  })

  it("shows no bridge over a client's own survey to another client, not even its number", async () => {
    const shared = { scope: 'agency', dataset: 'acme-members' } as const
    const rows = [row(2, 'a', { bridge: 'points >= 1' })]
    dataOf(await send('members/1', { ...shared, rows }), 201)
    assert.equal((await list()).find(({ id }) => id === 'members')!.bridges, 1)
    assert.equal((await list(RIVAL!.id, 'admin')).find(({ id }) => id === 'members')!.bridges, 0)
    const seen = dataOf<TaxonomyDetail>(await call('admin', `/taxonomies/${RIVAL!.id}/members/1`))
    assert.deepEqual([seen.nodes.length, seen.bridges], [1, []])
  })

  it('shows no bridge over a sensitive question without access to data sources, not even its number', async () => {
    const rows = [row(2, 'a', { bridge: 'tv = 1 AND NOT belief = 1' }), row(3, 'b', { bridge: 'tv = 2' })]
    dataOf(await send('beliefs/1', { rows }), 201)
    await database().run(`insert into permission_record (person_id, account_id, permissions) values
      ('person-no-workspaces', 'az-${BRAND!.id}', '{OS_WORKSPACE_ACCESS}')`)
    const seen = async (who: string) => {
      const { bridges } = dataOf<TaxonomyDetail>(await call(who, `/taxonomies/${BRAND!.id}/beliefs/1`))
      const line = (await list(BRAND!.id, who)).find(({ id }) => id === 'beliefs')!
      return [bridges.map(({ node }) => node).join(), line.bridges]
    }
    assert.deepEqual(await seen('planner'), ['a,b', 2])
    assert.deepEqual(await seen('no-workspaces'), ['b', 1])
  })

  it('takes bridges over no survey that the brand may not see', async () => {
    assert.equal(
      problemOf(await send('far/1', { dataset: 'elsewhere' }), 400).code,
      'taxonomy-dataset-unknown',
    )
    assert.equal(problemOf(await send('far/1', { dataset: null }), 400).code, 'taxonomy-dataset-unknown')
    dataOf(await send('near/1', { dataset: null, rows: [row(2, 'a')] }), 201)
  })

  it('[Translator 4] answers 403 where the country has no audience services', async () => {
    const { sql } = database()
    const move = (code: string) =>
      sql.updateTable('workspace').set({ country_code: code }).where('id', '=', BRAND!.id).execute()
    await move('EE')
    assert.equal(
      problemOf(await call('planner', `/taxonomies/${BRAND!.id}`), 403).code,
      'country-without-audiences',
    )
    problemOf(await send('none/1'), 403)
    await move(BRAND!.country)
    assert.ok((await list()).length > 0)
  })
})
