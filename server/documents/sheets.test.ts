import assert from 'node:assert/strict'
import { it } from 'node:test'
import { SHEET } from '../../miniapps/domain/document/sheet-in-tests.ts'
import type { SheetRow } from '../../miniapps/domain/document/sheet.ts'
import type {
  CellAuthors,
  DocumentRow,
  Patched,
  StoredDocument,
} from '../../miniapps/domain/document/wire.ts'
import { callerOf, dataOf, problemOf } from '../api/kit/caller-in-tests.ts'
import { documentKind } from '../api/kit/document-kind.ts'
import { onEachDatabase } from '../db/on-each-database-in-tests.ts'
import { addSampleDocuments } from './add-sample-documents.ts'

const BRAND = 'brand-0001'
const SHEETS = '/documents/sheet'
const KIND = documentKind({ definition: SHEET, facts: () => Promise.resolve(null) })
const NORTHLIGHT = { vendor: 'Northlight', cost: 100, 'weeks/2026-10': 5 }

let made = 0
const random = () => `random-${++made}`

onEachDatabase((database) => {
  const call = callerOf(database, [KIND])
  const create = async (fields: object, id = random()) =>
    dataOf<StoredDocument>(
      await call('planner', SHEETS, { method: 'POST', json: { id, place: BRAND, fields } }),
      201,
    )
  const change = (path: string, base: unknown, value: unknown) => ({ id: random(), path, base, value })
  const patch = async (id: string, changes: object[], who = 'planner') =>
    dataOf<Patched>(await call(who, `${SHEETS}/${id}`, { method: 'PATCH', json: { changes } }))
  const read = async (id: string) => dataOf<StoredDocument>(await call('planner', `${SHEETS}/${id}`))
  const listed = async (id: string) => {
    const rows = dataOf<DocumentRow[]>(await call('planner', `${SHEETS}?place=${BRAND}&sort=-cost`))
    return rows.find((row) => row.id === id)?.columns
  }
  const act = async (id: string, action: string, who = 'planner') =>
    call(who, `${SHEETS}/${id}/actions`, { method: 'POST', json: { id: random(), action } })
  const ofVersion = async (id: string, version: number) =>
    dataOf<{ rows: Record<string, SheetRow> }>(await call('planner', `${SHEETS}/${id}/versions/${version}`))
      .rows

  it('is read with its rows, and the list knows what they add up to', async () => {
    const { id } = await create({ title: 'Spring', 'lines/a': NORTHLIGHT, 'lines/b/cost': 20 })
    const { fields, rows } = await read(id)
    assert.deepEqual(Object.keys(fields), ['title'])
    assert.deepEqual(rows, { 'lines/a': NORTHLIGHT, 'lines/b': { cost: 20 } })
    assert.deepEqual(await listed(id), { lines: 2, cost: 120 })
  })

  it('changes by cells and by rows, and says what stands in each by whom', async () => {
    const { id } = await create({ 'lines/a': NORTHLIGHT, 'lines/b': { cost: 20 } })
    const { outcomes, fields } = await patch(id, [
      change('lines/a/cost', 100, 90),
      change('lines/b', { cost: 20 }, null),
      change('lines/c', null, { cost: 7 }),
      change('lines/a/weeks/2026-10', 4, 6),
    ])
    assert.deepEqual(
      outcomes.map(({ outcome }) => outcome),
      ['applied', 'applied', 'applied', 'conflict'],
    )
    assert.deepEqual(
      Object.values(fields).map((field) => field?.value),
      [90, null, { cost: 7 }, 5],
    )
    assert.ok(Object.values(fields).every((field) => / /.test(field!.by.name)))
    assert.deepEqual((await read(id)).rows, {
      'lines/a': { ...NORTHLIGHT, cost: 90 },
      'lines/c': { cost: 7 },
    })
    assert.deepEqual(await listed(id), { lines: 2, cost: 97 })
  })

  it('keeps the rows of versions with a name as they were, whatever follows', async () => {
    const { id } = await create({ 'lines/a': NORTHLIGHT, 'lines/b': { cost: 20 } })
    const approved = dataOf<StoredDocument>(await act(id, 'approve'))
    dataOf(await act(id, 'revise'))
    await patch(id, [change('lines/a/cost', 100, 90), change('lines/b', { cost: 20 }, null)])
    await patch(id, [change('lines/a/cost', 90, 80), change('lines/b', null, { cost: 3 })])
    assert.deepEqual(await ofVersion(id, approved.version), {
      'lines/a': NORTHLIGHT,
      'lines/b': { cost: 20 },
    })
    assert.deepEqual((await read(id)).rows?.['lines/b'], { cost: 3 })
    const { count } = await database()
      .sql.selectFrom('document_sheet_row')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow()
    assert.equal(Number(count), 4) // what no version has to find again is written over
  })

  it('tells who changed cells last between two versions, as far as anybody did', async () => {
    const { id } = await create({ title: 'Spring', 'lines/a': NORTHLIGHT, 'lines/b': { cost: 20 } })
    const { version } = dataOf<StoredDocument>(await act(id, 'approve'))
    dataOf(await act(id, 'revise'))
    await patch(id, [change('lines/a/cost', 100, 90), change('lines/b', { cost: 20 }, null)])
    const later = dataOf<StoredDocument>(await act(id, 'approve', 'admin'))
    dataOf(await act(id, 'revise'))
    await patch(id, [change('lines/a/cost', 90, 80), change('title', 'Spring', 'Summer')], 'admin')
    const authors = async (query: string) =>
      dataOf<CellAuthors>(await call('planner', `${SHEETS}/${id}/versions/${version}/authors${query}`))
    const then = await authors(`?until=${later.version}`)
    assert.deepEqual(Object.keys(then), ['lines/a/cost', 'lines/b'])
    const now = await authors('')
    assert.deepEqual(Object.keys(now), ['lines/a/cost', 'lines/b'])
    assert.notEqual(now['lines/a/cost']!.by.id, then['lines/a/cost']!.by.id)
  })

  it('becomes a document of its own as a version had it, without its approvals', async () => {
    const { id } = await create({ title: 'Spring', 'lines/a': NORTHLIGHT })
    const { version } = dataOf<StoredDocument>(await act(id, 'approve'))
    dataOf(await act(id, 'revise'))
    await patch(id, [change('lines/a/cost', 100, 90), change('title', 'Spring', 'Summer')])
    const copy = { method: 'POST', json: { id: random() } }
    const made = dataOf<StoredDocument>(
      await call('planner', `${SHEETS}/${id}/versions/${version}/copies`, copy),
      201,
    )
    const { fields, rows, status } = await read(made.id)
    assert.deepEqual([status, Object.keys(fields), fields['title']!.value], ['draft', ['title'], 'Spring'])
    assert.deepEqual(rows, { 'lines/a': NORTHLIGHT })
  })

  it('keeps all of its versions from those who may not open it', async () => {
    const { id } = await create({ title: 'Spring', 'lines/a': NORTHLIGHT })
    const { version } = dataOf<StoredDocument>(await act(id, 'approve'))
    const path = `${SHEETS}/${id}/versions`
    for (const ask of [
      () => call('other-agency', path),
      () => call('other-agency', `${path}/${version}`),
      () => call('other-agency', `${path}/${version}/authors`),
      () => call('other-agency', `${path}/${version}/copies`, { method: 'POST', json: { id: random() } }),
    ])
      problemOf(await ask(), 404)
  })

  it('hands all rows to an action, and takes no change where it is closed', async () => {
    const { id } = await create({ title: 'Empty' })
    problemOf(await act(id, 'approve'), 409)
    await patch(id, [change('lines/a', null, NORTHLIGHT)])
    dataOf(await act(id, 'approve'))
    assert.deepEqual(await listed(id), { lines: 1, cost: 100 })
    const { outcomes } = await patch(id, [change('lines/a/cost', 100, 1)])
    assert.equal(outcomes[0]?.outcome, 'closed')
  })

  it('has a history of cells, and counts a change that is sent twice once', async () => {
    const { id } = await create({ 'lines/a': NORTHLIGHT })
    const sent = [change('lines/a/cost', 100, 90)]
    await patch(id, sent)
    await patch(id, [change('lines/a/cost', 90, 100)])
    assert.equal((await patch(id, sent)).outcomes[0]?.outcome, 'applied')
    assert.equal((await read(id)).rows?.['lines/a']?.['cost'], 100)
    const history = dataOf<{ path: string; base: unknown; value: unknown }[]>(
      await call('planner', `${SHEETS}/${id}/history`),
    )
    assert.deepEqual(
      history.slice(0, 2).map(({ path, base, value }) => [path, base, value]),
      [
        ['lines/a/cost', 90, 100],
        ['lines/a/cost', 100, 90],
      ],
    )
  })

  it('takes 5,000 rows and not one more', async () => {
    const rows = (count: number, from = 0) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`lines/r${at + from}`, { cost: 1 }]))
    const { id } = await create(rows(5000))
    problemOf(
      await call('planner', `${SHEETS}/${id}`, {
        method: 'PATCH',
        json: { changes: [change('lines/more', null, { cost: 1 })] },
      }),
      413,
    )
    assert.deepEqual(await listed(id), { lines: 5000, cost: 5000 })
    problemOf(
      await call('planner', SHEETS, {
        method: 'POST',
        json: { id: random(), place: BRAND, fields: rows(5001) },
      }),
      413,
    )
  })

  it('stands in sample documents as its steps made it', async () => {
    const id = random()
    const by = (await create({})).createdBy.id
    await addSampleDocuments(database().sql, SHEET, [
      {
        id,
        place: BRAND,
        facts: null,
        steps: [
          { at: 1000, by, set: { 'lines/a': NORTHLIGHT } },
          { at: 2000, by, action: 'approve' },
          { at: 3000, by, action: 'revise' },
          { at: 4000, by, set: { 'lines/a/cost': 5 } },
        ],
      },
    ])
    assert.deepEqual((await read(id)).rows, { 'lines/a': { ...NORTHLIGHT, cost: 5 } })
    assert.deepEqual(await ofVersion(id, 2), { 'lines/a': NORTHLIGHT })
    assert.deepEqual(await listed(id), { lines: 1, cost: 5 })
  })
})
