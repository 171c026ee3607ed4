import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { NOTE } from '../../miniapps/domain/document/note-in-tests.ts'
import type { DocumentRow, StoredDocument } from '../../miniapps/domain/document/wire.ts'
import { spellings } from '../../shell/contract/holds.ts'
import type { ApiParts } from '../api/kit/api-environment.ts'
import { callerOf, dataOf, problemOf } from '../api/kit/caller-in-tests.ts'
import { documentKind } from '../api/kit/document-kind.ts'
import { onOneDatabase } from '../db/on-each-database-in-tests.ts'
import type { ListQuery } from './input.ts'
import { pageOf } from './list-documents.ts'
import { listOrder } from './list-order.ts'
import { addManyDocuments, personNamed } from './many-documents-in-tests.ts'
import { placeAccess } from './place-access.ts'

const COUNT = 10_000
const MANY = { ...NOTE, type: 'many' }
const KINDS = [NOTE, MANY].map((definition) =>
  documentKind({ definition, facts: async () => ({ minutes: 5 }) }),
)

onOneDatabase((database) => {
  const call = callerOf(database, KINDS)
  let planner = ''
  before(async () => {
    const { sql } = database()
    planner = await personNamed(sql, 'planner')
    await addManyDocuments(sql, { type: MANY.type, by: planner, count: COUNT })
  })

  const page = async (type: string, query: string) =>
    (await call('planner', `/documents/${type}?${query}`)).body as {
      data: DocumentRow[]
      next: string | null
    }

  async function walk(type: string, query: string): Promise<DocumentRow[]> {
    const rows: DocumentRow[] = []
    for (let next: string | null = ''; next !== null;) {
      const { data, next: after } = await page(type, `${query}&after=${next}`)
      rows.push(...data)
      next = after
    }
    return rows
  }

  const create = async (title: string, place: string) => {
    const json = { id: `note-${title}`, place, fields: { topic: title, title } }
    return dataOf<StoredDocument>(await call('planner', '/documents/note', { method: 'POST', json }), 201)
  }
  const rename = (id: string, base: string, value: string) =>
    call('planner', `/documents/note/${id}`, {
      method: 'PATCH',
      json: { changes: [{ id: `change-${id}`, path: 'title', base, value }] },
    })

  it('goes on behind the last row, whatever was created or moved meanwhile', async () => {
    const place = 'brand-0002'
    for (const title of ['one', 'two', 'three', 'four', 'five', 'six']) await create(title, place)
    const titles = ({ data }: { data: readonly DocumentRow[] }) => data.map(({ title }) => title)
    const first = await page('note', `place=${place}&limit=2`)
    assert.deepEqual(titles(first), ['six', 'five'])
    await create('seven', place)
    await rename('note-five', 'five', 'five more')
    const second = await page('note', `place=${place}&limit=2&after=${first.next}`)
    assert.deepEqual(titles(second), ['four', 'three'])
    await rename('note-three', 'three', 'three more')
    assert.deepEqual(titles(await page('note', `place=${place}&limit=2&after=${second.next}`)), [
      'two',
      'one',
    ])
  })

  it('lists those alone whose columns have a value', async () => {
    const place = 'place=brand-0003'
    const all = await walk(MANY.type, `${place}&limit=200`)
    const value = all.find(({ columns }) => columns['fields'] !== undefined)!.columns['fields'] as number
    const having = await walk(MANY.type, `${place}&limit=200&having=fields:${value}`)
    assert.deepEqual(
      having.map(({ id }) => id),
      all.filter(({ columns }) => columns['fields'] === value).map(({ id }) => id),
    )
    problemOf(await call('planner', `/documents/many?having=fields`), 400)
  })

  const SORTS: Readonly<Record<string, (row: DocumentRow) => unknown>> = {
    title: ({ title }) => title,
    status: ({ status }) => status,
    created: ({ createdAt }) => createdAt,
    updated: ({ updatedAt }) => updatedAt,
    fields: ({ columns }) => columns['fields'],
  }
  for (const [sort, valueOf] of Object.entries(SORTS)) {
    for (const direction of ['', '-']) {
      it(`reads every document once by ${direction}${sort}, those without a value last`, async () => {
        const place = 'place=brand-0003&place=brand-0004&place=brand-0005'
        const rows = await walk(MANY.type, `${place}&sort=${direction}${sort}&limit=200`)
        assert.equal(new Set(rows.map(({ id }) => id)).size, 750)
        assert.equal(rows.length, 750)
        const values = rows.map(valueOf)
        const some = values.filter((value) => value !== undefined)
        assert.deepEqual(values.slice(0, some.length), some)
        const sorted = some.toSorted((one, other) => (one! < other! ? -1 : one! > other! ? 1 : 0))
        assert.deepEqual(some, direction ? sorted.toReversed() : sorted)
      })
    }
  }

  it('says by what a list is sorted, and takes no cursor of another order or none at all', async () => {
    const { detail, errors } = problemOf(await call('planner', '/documents/many?sort=words'), 400)
    assert.match(detail!, /sort: must be updated, created, status, title, fields,/)
    assert.deepEqual(
      errors?.map(({ field }) => field),
      ['sort'],
    )
    const { next } = await page(MANY.type, 'sort=title&limit=1')
    const forged = (...cursor: unknown[]) => Buffer.from(JSON.stringify(cursor)).toString('base64url')
    for (const cursor of [
      next,
      '50',
      forged('-updated', 'x', 'y'),
      forged('-updated', 1e300, 'y'),
      forged('-updated', 1),
    ])
      problemOf(await call('planner', `/documents/many?after=${cursor}`), 400)
    problemOf(await call('planner', `/documents/many?sort=title&after=${forged('title', 'a\0', 'b')}`), 400)
  })

  it('reads its pages along an index', async () => {
    const { sql } = database()
    const parts = { sql, spellings: (permission) => spellings(permission, 'agency-os.') } as ApiParts
    const { places } = placeAccess(parts)
    const planOf = async (sort: string, more: Partial<ListQuery>) => {
      const query = { place: [], status: [], having: [], q: '', sort, after: '', limit: 51, ...more }
      const page = pageOf(sql, { definition: MANY }, listOrder(MANY, sort), { places }, planner, query)
      return JSON.stringify(await page.explain())
    }
    const { next } = await page(MANY.type, '')
    const brand = { place: ['brand-0001'] }
    const plans: [index: string, plan: string][] = [
      ['Index Scan Backward using document_list on', await planOf('-updated', {})],
      ['Index Scan Backward using document_list on', await planOf('-updated', { after: next! })],
      ['Index Scan Backward using document_place_list on', await planOf('-updated', brand)],
      ['Index Scan using document_place_titles on', await planOf('title', brand)],
    ]
    for (const [index, plan] of plans) {
      assert.ok(plan.includes(index), plan)
      assert.doesNotMatch(plan, /Sort/)
    }
  })
})
