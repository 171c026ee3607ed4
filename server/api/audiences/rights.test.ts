import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import type { Edition, EditionFacets, EditionUse } from '../../../miniapps/domain/audience/edition.ts'
import { nodeChanges } from '../../../miniapps/domain/audience/node-changes.ts'
import { parsed } from '../../../miniapps/domain/audience/parsed-in-tests.ts'
import type { StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import type { Page } from '../../../shell/contract/page.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { addEditions } from './audience-rows-in-tests.ts'

const COLA = 'brand-2001'
/** Works in one brand, and may not see sensitive questions. */
const COLLEAGUE = 'no-workspaces'

onOneDatabase((database) => {
  const call = callerOf(database)
  const read = async (who: string, id: string, version = 1) =>
    dataOf<Edition>(await call(who, `/audiences/${COLA}/${id}/${version}`))
  const isNotThere = async (who: string, id: string, title: string) => {
    for (const path of ['1', 'uses', 'lineage'])
      problemOf(await call(who, `/audiences/${COLA}/${id}/${path}`), 404)
    const list = (await call(who, `/audiences/${COLA}?q=${title}`)).body as Page<Edition>
    assert.deepEqual([list.data, list.total], [[], 0])
    const facets = dataOf<EditionFacets>(await call(who, `/audiences/${COLA}/facets?q=${title}`))
    assert.deepEqual(Object.values(facets).flat(), [])
  }
  const published = async (text: string, title: string) => {
    const id = `audience-${crypto.randomUUID()}`
    const basis = { dataset: 'survey-2026', version: 1, weight: 'main', 'slices/GB-2026-H1': true }
    const fields = { title, ...basis, ...nodeChanges(parsed(text), {}, () => crypto.randomUUID()) }
    const json = { id, place: COLA, fields }
    dataOf(await call('planner', '/documents/audience', { method: 'POST', json }), 201)
    dataOf(await act(id, 'publish'))
    return id
  }
  const act = (id: string, action: string) =>
    call('planner', `/documents/audience/${id}/actions`, {
      method: 'POST',
      json: { id: crypto.randomUUID(), action },
    })

  before(() =>
    database().run(`insert into permission_record (person_id, account_id, permissions) values
      ('person-no-workspaces', 'az-${COLA}', '{OS_WORKSPACE_ACCESS}')`),
  )

  it('of an edition end where the data is not licensed to the market', async () => {
    const [far, near] = await addEditions(database().sql, [
      { title: 'Farland', licensed_markets: ['US'], scope: 'agency' },
      { title: 'Nearland', licensed_markets: ['GB', 'US'] },
    ])
    await isNotThere('admin', far!, 'farland')
    assert.equal((await read('admin', near!)).title, 'Nearland')
  })

  it('to what is made of sensitive questions take access to data sources', async () => {
    const belief = await published('belief = 1', 'Believers')
    const whole = await published(`AUDIENCE "${belief}"@1 OR tv = 1`, 'Unbelieving')
    for (const [id, title] of [
      [belief, 'believers'],
      [whole, 'unbelieving'],
    ] as const) {
      await isNotThere(COLLEAGUE, id, title)
      assert.equal((await read('planner', id)).id, id)
    }
    const open = await published('tv = 1', 'Viewers')
    assert.equal((await read(COLLEAGUE, open)).id, open)
  })

  it('open what was published, not the title that a draft has now', async () => {
    const id = await published('tv = 2', 'Finished title')
    dataOf(await act(id, 'revise'))
    const { fields } = dataOf<StoredDocument>(await call('planner', `/documents/audience/${id}`))
    const change = {
      id: crypto.randomUUID(),
      path: 'title',
      base: fields['title']!.value,
      value: 'Secret draft',
    }
    dataOf(
      await call('planner', `/documents/audience/${id}`, { method: 'PATCH', json: { changes: [change] } }),
    )
    assert.equal((await read(COLLEAGUE, id)).title, 'Finished title')
    const found = (await call(COLLEAGUE, `/audiences/${COLA}?q=secret`)).body as Page<Edition>
    assert.equal(found.total, 0)
  })

  it("tell of no edition of another client's data, nor of a newer version that the brand may not use", async () => {
    const { sql } = database()
    const [id] = await addEditions(sql, [{ title: 'Of now', version: 2, universe: 380 }])
    await database().run(`insert into audience_edition
      select (jsonb_populate_record(edition, '{"version": 1, "universe": 500, "is_newest": false, "client": "advertiser-902"}')).*
        from audience_edition as edition where document_id = '${id}'
      union all select (jsonb_populate_record(edition, '{"version": 3, "is_newest": false, "licensed_markets": ["US"]}')).*
        from audience_edition as edition where document_id = '${id}'`)
    await database().run(`insert into dataset_version
      select (jsonb_populate_record(data, '{"version": 2, "markets": ["US"]}')).*
      from dataset_version as data where dataset = 'survey-2026'`)
    const { before: earlier, latest, newerDataset } = await read('admin', id!, 2)
    assert.deepEqual([earlier, latest, newerDataset], [null, 2, false])
    await database().run("delete from dataset_version where dataset = 'survey-2026' and version = 2")
  })

  it('tell of uses in brands where the person works, and of no number where one is deleted', async () => {
    const uses = async (who: string) =>
      dataOf<EditionUse[]>(await call(who, `/audiences/${COLA}/audience-heavy-tv/uses`)).map(
        ({ type }) => type,
      )
    assert.ok((await uses('planner')).includes('plan'))
    assert.ok(!(await uses(COLLEAGUE)).includes('plan'))
    const [mine, theirs] = [
      await read('planner', 'audience-heavy-tv'),
      await read(COLLEAGUE, 'audience-heavy-tv'),
    ]
    assert.equal(mine.uses, theirs.uses + 1)
    const { code, detail } = problemOf(await act('audience-heavy-tv', 'delete'), 409)
    assert.equal(code, 'audience-used')
    assert.doesNotMatch(detail!, /\d/)
  })
})
