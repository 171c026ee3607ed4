import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { NOTE } from '../../miniapps/domain/document/note-in-tests.ts'
import type { Changed, Present, StoredDocument } from '../../miniapps/domain/document/wire.ts'
import { callerOf, dataOf } from '../api/kit/caller-in-tests.ts'
import { documentKind } from '../api/kit/document-kind.ts'
import type { Db } from '../db/db.ts'
import { openSampleWorld } from '../db/sample-world-in-tests.ts'
import { messagesOf } from './messages-in-tests.ts'

const KIND = documentKind({ definition: NOTE, facts: async () => ({ minutes: 5 }) })

let isAway = false
const sometimesAway: KyselyPlugin = {
  transformQuery({ node }) {
    if (isAway && node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('document_change')) {
      isAway = false
      throw new Error('The database is away')
    }
    return node
  },
  transformResult: async ({ result }) => result,
}

describe('a stream of changes', () => {
  let db: Db
  before(async () => {
    const world = await openSampleWorld()
    db = { ...world, sql: world.sql.withPlugin(sometimesAway) }
  })
  after(() => db.close())
  const call = callerOf(() => db, [KIND])

  it('goes on telling what changed after the database was away for a moment', async (test) => {
    const logged = test.mock.method(console, 'error', () => undefined)
    const note = { id: 'note-away', place: 'brand-0001', fields: { topic: 'away', title: 'A' } }
    const { id } = dataOf<StoredDocument>(
      await call('planner', '/documents/note', { method: 'POST', json: note }),
      201,
    )
    const ended = new AbortController()
    isAway = true
    const messages = messagesOf(
      await call.stream('planner', `/documents/note/${id}/stream?since=0`, ended.signal),
    )
    assert.equal((await messages.next<Changed>('changes')).fields['title']?.value, 'A')
    assert.match(String(logged.mock.calls[0]?.arguments), /stream of document note-away/)
    ended.abort()
  })

  it('tells in which field somebody is, of their own pages alone', async () => {
    const note = { id: 'note-present', place: 'brand-0001', fields: { topic: 'present', title: 'A' } }
    dataOf(await call('planner', '/documents/note', { method: 'POST', json: note }), 201)
    const ended = new AbortController()
    const follow = async (who: string, page: string) =>
      messagesOf(
        await call.stream(who, `/documents/note/${note.id}/stream?since=1&page=${page}`, ended.signal),
      )
    const stand = async (who: string, page: string, at: string) =>
      dataOf(await call(who, `/documents/note/${note.id}/presence`, { method: 'PUT', json: { page, at } }))
    const seen = await follow('planner', 'page-of-planner')
    await follow('admin', 'page-of-admin')
    const where = (people: readonly Present[]) =>
      people.map(({ page, at = '' }) => `${page} ${at}`.trim()).toSorted()
    await seen.until<Present[]>('people', (people) => people.length === 2)
    await stand('planner', 'page-of-admin', 'summary')
    await stand('admin', 'page-of-nobody', 'summary')
    await stand('admin', 'page-of-admin', 'title')
    const people = await seen.next<Present[]>('people')
    assert.deepEqual(where(people), ['page-of-admin title', 'page-of-planner'])
    ended.abort()
  })
})
