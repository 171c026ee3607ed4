import assert from 'node:assert/strict'
import { type KyselyPlugin, sql as raw } from 'kysely'
import { it } from 'node:test'
import { NOTE } from '../../miniapps/domain/document/note-in-tests.ts'
import type { StoredDocument } from '../../miniapps/domain/document/wire.ts'
import { callerOf, dataOf, problemOf } from '../api/kit/caller-in-tests.ts'
import { onPostgresql } from '../db/on-each-database-in-tests.ts'
import { createDocument } from './create-document.ts'
import { documentKind } from '../api/kit/document-kind.ts'

const BRAND = 'brand-0001'
const NOTES = '/documents/note'
const KIND = documentKind({ definition: NOTE, facts: async () => ({ minutes: 5 }) })
/** With the action one more than the pool has connections. */
const CHANGES = 10
/** Less than the patience with others, since the server's clock is not ours. */
const A_WHILE_MS = 2000

let made = 0
const random = () => `random-${++made}`
const note = (topic: string) => ({ id: random(), place: BRAND, fields: { topic, title: 'A' } })

onPostgresql((database) => {
  const call = callerOf(database, [KIND])
  const create = (topic: string) => call('planner', NOTES, { method: 'POST', json: note(topic) })

  it('waits a while for others who hold a document, and then says so instead of holding its connection', async (test) => {
    const { id } = dataOf<StoredDocument>(await create('held'), 201)
    const change = () => {
      const changes = [{ id: random(), path: 'title', base: 'A', value: 'B' }]
      return call('planner', `${NOTES}/${id}`, { method: 'PATCH', json: { changes } })
    }
    const act = () =>
      call('planner', `${NOTES}/${id}/actions`, { method: 'POST', json: { id: random(), action: 'close' } })
    test.mock.method(console, 'error', () => undefined)
    await database()
      .sql.transaction()
      .execute(async (held) => {
        await raw`select 1 from document where id = ${id} for update`.execute(held)
        const refused = [act, ...Array.from({ length: CHANGES }, () => change)].map(async (work) => {
          const since = performance.now()
          problemOf(await work(), 503)
          assert.ok(performance.now() - since > A_WHILE_MS)
        })
        await Promise.all(refused)
        dataOf(await call('planner', `${NOTES}/${id}`))
      })
  })

  it('does so too where somebody else is creating the same document', async (test) => {
    await database()
      .sql.transaction()
      .execute(async (held) => {
        const by = held.selectFrom('person').select('id').limit(1)
        await held
          .insertInto('document')
          .values({
            id: 'held',
            type: 'note',
            place: BRAND,
            status: 'open',
            slot: 'same',
            version: 1,
            fields: '{}',
            result: 'null',
            title: '',
            words: '',
            columns: '{}',
            created_at: new Date(),
            created_by: by,
            updated_at: new Date(),
            updated_by: by,
          })
          .execute()
        test.mock.method(console, 'error', () => undefined)
        problemOf(await create('same'), 503)
      })
    dataOf(await create('same'))
  })

  it('creates a new document where the one in its slot is closed in that moment', async () => {
    const { sql } = database()
    const { id: by } = await sql.selectFrom('person').select('id').limit(1).executeTakeFirstOrThrow()
    const { line: first } = await createDocument(sql, KIND, note('closing'), by)
    let closed = false
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (closed) return result
        closed = true
        const closing = sql
          .updateTable('document')
          .set({ status: 'closed', slot: null })
          .where('id', '=', first.id)
          .execute()
        await closing
        return result
      },
    }
    const second = await createDocument(sql.withPlugin(meanwhile), KIND, note('closing'), by)
    assert.deepEqual([second.created, second.line.id === first.id], [true, false])
  })
})
