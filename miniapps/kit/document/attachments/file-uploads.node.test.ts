import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { NOTE } from '../../../domain/document/note-in-tests.ts'
import { type AskDocuments, DocumentClient } from '../document-client.ts'
import { DocumentsInTests } from '../documents-in-tests.ts'
import { FileUploads } from './file-uploads.ts'

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

it('sends two of many files at a time, and in the end all of them', async (test) => {
  const server = new DocumentsInTests(NOTE, () => ({ minutes: 5 }))
  const stored = server.add('n1', { topic: 'a' })
  let [running, most, sent] = [0, 0, 0]
  const ask: AskDocuments = async (path, { method, body } = {}) => {
    if (path.includes('files?')) {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      sent++
      return { data: { name: 'a.png', type: 'image/png', bytes: PNG.length } as never }
    }
    const answer = await server.fetch(`/api/documents/${path}`, {
      method: method ?? 'GET',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as never
  }
  const client = new DocumentClient('many-files', ask, (_, work) => work())
  test.after(() => client.close())
  const note = client.take(NOTE, { minutes: 5 }, stored)
  const uploads = new FileUploads(client)
  const file = () => new File([PNG], 'a.png', { type: 'image/png' })
  await Promise.all([1, 2, 3, 4, 5].map((n) => uploads.add(note, `answers/q1/files/f${n}`, file())))
  assert.deepEqual([most, sent, uploads.$all.get()], [2, 5, []])
})
