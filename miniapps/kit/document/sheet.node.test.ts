import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import fc from 'fast-check'
import { documentKind } from '../../../server/api/kit/document-kind.ts'
import type { Json } from '../../domain/document/json.ts'
import { SHEET } from '../../domain/document/sheet-in-tests.ts'
import type { StoredDocument } from '../../domain/document/wire.ts'
import { RequestError } from '../bridge/request-json.ts'
import { type AskDocuments, DocumentClient } from './document-client.ts'
import { documentsApiOf } from './documents-api-in-tests.ts'
import type { OpenDocument } from './open-document.ts'

const NORTHLIGHT = { vendor: 'Northlight', cost: 100, 'weeks/2026-10': 5 }

const call = documentsApiOf(documentKind({ definition: SHEET, facts: () => Promise.resolve(null) }))

const askAs =
  (who: string): AskDocuments =>
  async <Data>(path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
    const response = await call(who, path, method, body)
    if (!response.ok) throw new RequestError(path, response.status, await response.json())
    return (await response.json()) as { data: Data }
  }

let clients: DocumentClient[] = []
afterEach(async () => {
  for (const client of clients) await client.close()
  clients = []
})

function clientOf(who: string): DocumentClient {
  const client = new DocumentClient(`${who}-${crypto.randomUUID()}`, askAs(who), (_, work) => work())
  clients.push(client)
  return client
}

interface Page {
  client: DocumentClient
  document: OpenDocument<null>
}

/** A person's page with the document open, in an outbox of its own. */
async function pageOf(who: string, id: string): Promise<Page> {
  const client = clientOf(who)
  return { client, document: await client.open(SHEET, null, id) }
}

async function twoPages(fields: Readonly<Record<string, Json>>): Promise<[Page, Page]> {
  const { id } = await clientOf('planner').create(SHEET, 'brand-0001', fields)
  return [await pageOf('planner', id), await pageOf('admin', id)]
}

const stored = async ({ document }: Page) =>
  (await askAs('planner')<StoredDocument>(`sheet/${document.$about.get().id}`)).data.rows

it('shows what the person sets at once, tells which rows changed, and stores it', async () => {
  const [mine] = await twoPages({ 'lines/a': NORTHLIGHT })
  const { document } = mine
  document.set({ 'lines/a/cost': 90, 'lines/b': { cost: 7 } })
  assert.deepEqual(document.sheet!.rows, { 'lines/a': { ...NORTHLIGHT, cost: 90 }, 'lines/b': { cost: 7 } })
  assert.deepEqual([...document.sheet!.$changed.get()].toSorted(), ['lines/a', 'lines/b'])
  assert.equal(document.field('lines/a/cost').state, 'waiting')
  assert.ok(await document.flush())
  assert.equal(document.field('lines/a/cost').state, 'saved')
  assert.deepEqual(await stored(mine), document.sheet!.rows)
})

it('takes back what was set, added and removed, cell by cell and row by row', async () => {
  const [mine] = await twoPages({ 'lines/a': NORTHLIGHT })
  const { document } = mine
  document.set({ 'lines/a/cost': 90 })
  document.set({ 'lines/a': null })
  assert.ok(await document.flush())
  assert.deepEqual(await stored(mine), {})
  document.undo()
  document.undo()
  assert.ok(await document.flush())
  assert.deepEqual(await stored(mine), { 'lines/a': NORTHLIGHT })
})

it('keeps two people apart in two cells of one row, and shows both values where they meet in one', async () => {
  const [mine, theirs] = await twoPages({ 'lines/a': NORTHLIGHT })
  theirs.document.set({ 'lines/a/weeks/2026-10': 8, 'lines/a/weeks/2026-11': 1 })
  assert.ok(await theirs.document.flush())
  mine.document.set({ 'lines/a/cost': 90 })
  assert.ok(await mine.document.flush())
  mine.document.set({ 'lines/a/weeks/2026-10': 9 })
  assert.equal(await mine.document.flush(), false)
  const { state, value, theirs: other } = mine.document.field('lines/a/weeks/2026-10')
  assert.deepEqual([state, value, other?.value], ['conflict', 9, 8])
  assert.match(other!.by.name, / /)
  mine.document.resolve('lines/a/weeks/2026-10', 'theirs')
  await mine.client.reload(mine.document)
  assert.deepEqual(mine.document.sheet!.rows, await stored(mine))
})

it('lets nobody bring back a row by a cell that somebody else has removed', async () => {
  const [mine, theirs] = await twoPages({ 'lines/a': NORTHLIGHT })
  theirs.document.set({ 'lines/a': null })
  assert.ok(await theirs.document.flush())
  mine.document.set({ 'lines/a/cost': 90 })
  assert.equal(await mine.document.flush(), false)
  assert.deepEqual(await stored(mine), {})
})

it('holds the same as the server after whatever two people do, when all is sent and read again', async () => {
  const cell = fc.constantFrom('cost', 'weeks/2026-10', 'weeks/2026-11')
  const row = fc.constantFrom('lines/a', 'lines/b', 'lines/c')
  const act = fc.oneof(
    fc.record({
      who: fc.nat(1),
      path: fc.tuple(row, cell).map((steps) => steps.join('/')),
      value: fc.nat(9),
    }),
    fc.record({ who: fc.nat(1), path: row, value: fc.constantFrom(null, { cost: 1 }) }),
    fc.record({ who: fc.nat(1), path: fc.constantFrom('undo', 'redo', 'send'), value: fc.constant(null) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      const pages = await twoPages({ 'lines/a': NORTHLIGHT, 'lines/b': { cost: 3 } })
      for (const { who, path, value } of acts) {
        const { document } = pages[who]!
        if (path === 'undo' || path === 'redo') document[path]()
        else if (path === 'send') await document.flush()
        else document.set({ [path]: value })
      }
      for (const { client, document } of pages) {
        await document.flush()
        for (const { change } of document.pending) document.resolve(change.path, 'theirs')
        await client.reload(document)
      }
      for (const page of pages) {
        await page.client.reload(page.document)
        assert.deepEqual(page.document.sheet!.rows, await stored(page))
      }
    }),
    { numRuns: 12 },
  )
})
