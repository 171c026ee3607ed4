import { useEffect, useState, type ReactNode } from 'react'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { sampleContext } from '../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import type { DocumentDefinition } from '../../domain/document/definition.ts'
import { NOTE } from '../../domain/document/note-in-tests.ts'
import { island } from '../bridge/island.tsx'
import { useSheet } from '../bridge/use-sheet.ts'
import type { DocumentClient } from './document-client.ts'
import documentSheet from './document.css?sheet'
import { DocumentsInTests } from './documents-in-tests.ts'
import { useFollowed, useMyDocuments } from './my-documents.ts'
import type { OpenDocument } from './open-document.ts'

export interface NoteParts {
  client: DocumentClient
  note: OpenDocument<{ minutes: number }>
}

/** A server with one note of somebody, `n1`. */
export function serverWithNote(): DocumentsInTests<{ minutes: number }> {
  const server = new DocumentsInTests(NOTE, () => ({ minutes: 5 }))
  server.add('n1', { topic: 'Spring', title: 'Old' })
  return server
}

let people = 0

/** A mini-app that has the note `n1` open and draws parts of it, for somebody who was never here before. */
export async function openNote(
  draw: (parts: NoteParts) => ReactNode,
  {
    server = serverWithNote(),
    definition = NOTE,
  }: {
    server?: ReturnType<typeof serverWithNote>
    definition?: DocumentDefinition<{ minutes: number }>
  } = {},
) {
  const id = `reader-${++people}-${Date.now()}`
  server.me = { id, name: 'Ada Lovelace' }
  let opened: NoteParts | undefined
  const App = () => {
    const client = useMyDocuments()
    useSheet(documentSheet)
    const [note, setNote] = useState<NoteParts['note'] | null>(null)
    useEffect(
      () =>
        void client.open(definition, { minutes: 5 }, 'n1', '/notes/n1').then((open) => {
          opened = { client, note: open }
          setNote(open)
        }),
      [client],
    )
    useFollowed(client, note)
    if (!note) return null
    return (
      <main>
        <h1 tabIndex={-1}>Note</h1>
        {draw({ client, note })}
      </main>
    )
  }
  const app = await mountMiniApp(island(App), {
    context: { user: { ...sampleContext.user!, id } },
    portal: { fetch: server.fetch },
  })
  await waitUntil(() => opened && server.followers === 1, 'the note is not open')
  return { app, server, ...opened! }
}
