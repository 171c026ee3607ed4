import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { NOTE } from '../../domain/document/note-in-tests.ts'
import { type AskDocuments, DocumentClient } from './document-client.ts'
import { DocumentsInTests } from './documents-in-tests.ts'
import { Outbox } from './outbox.ts'

const FACTS = { minutes: 5 }

/** A browser whose storage is full until the function is called. */
function fullStorage(): () => void {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('There is no room', 'QuotaExceededError')
  }
  return () => void (IDBObjectStore.prototype.put = put)
}

function world(person: string) {
  const server = new DocumentsInTests(NOTE, () => FACTS)
  const stored = server.add('n1', { topic: 'a' })
  const ask: AskDocuments = async (path, { method, body } = {}) => {
    const answer = await server.fetch(`/api/documents/${path}`, {
      method: method ?? 'GET',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as never
  }
  const client = new DocumentClient(person, ask, (_, work) => work())
  return { server, client, note: client.take(NOTE, FACTS, stored) }
}

it('sends from memory what the browser has no room to keep', async (test) => {
  test.after(fullStorage())
  const { server, client, note } = world('full-online')
  note.set({ title: 'A' })
  await note.flush()
  assert.equal(server.documents.get('n1')!.fields['title']?.value, 'A')
  assert.deepEqual([client.outbox.entries, client.sender.failure], [[], null])
  await client.close()
})

it('says that nothing is kept while it cannot be sent either, and keeps it once there is room', async (test) => {
  const makeRoom = fullStorage()
  test.after(makeRoom)
  const { server, client, note } = world('full-offline')
  server.broken = { call: /^PATCH/, trouble: 'offline' }
  note.set({ title: 'A' })
  await client.sender.send()
  assert.deepEqual([client.sender.failure?.cause, client.outbox.keeps], ['unreachable', false])
  const other = new Outbox('full-offline')
  await other.written()
  other.replace([]) // another page writes, and this one reads again
  await other.written()
  await client.outbox.written().catch(() => undefined)
  assert.equal(note.field('title').value, 'A')
  makeRoom()
  note.set({ 'answers/q1/level': 3 })
  await client.outbox.written()
  assert.equal(client.outbox.keeps, true)
  await client.close()
  const later = new Outbox('full-offline')
  await later.written()
  assert.deepEqual(later.entries.map(({ change }) => change.path).toSorted(), ['answers/q1/level', 'title'])
  await Promise.all([later.close(), other.close()])
})
