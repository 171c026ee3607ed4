import { expect } from '@open-wc/testing'
import { useEffect, useState } from 'react'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { sampleContext } from '../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { NOTE } from '../../domain/document/note-in-tests.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { island } from '../bridge/island.tsx'
import { DocumentsInTests } from './documents-in-tests.ts'
import { useFollowed, useMyDocuments } from './my-documents.ts'
import { useField } from './use-document.ts'
import type { OpenDocument } from './open-document.ts'

type Note = OpenDocument<{ minutes: number }>

let opened: Note | undefined

function Notes() {
  const client = useMyDocuments()
  const [note, setNote] = useState<Note | null>(null)
  useEffect(
    () => void client.open(NOTE, { minutes: 5 }, 'n1').then((each) => setNote((opened = each))),
    [client],
  )
  useFollowed(client, note)
  return note && <Shown note={note} />
}

function Shown({ note }: { note: Note }) {
  const { value, state } = useField(note, 'title')
  return <output data-state={state}>{JSON.stringify(value)}</output>
}

const Class = island(Notes)
let people = 0

async function open(
  server: DocumentsInTests<{ minutes: number }>,
  person = `person-${++people}-${Date.now()}`,
) {
  const context = { user: { ...sampleContext.user!, id: person } }
  const app = await mountMiniApp(Class, { context, portal: { fetch: server.fetch } })
  const shows = (text: string, state: string) =>
    waitUntil(
      () => app.findAll(`output[data-state="${state}"]`)[0]?.textContent === JSON.stringify(text),
      `${text} is not ${state}`,
    )
  return { app, person, shows }
}

function serverWithNote() {
  const server = new DocumentsInTests(NOTE, () => ({ minutes: 5 }))
  server.add('n1', { topic: 'Spring', title: 'Old' })
  return server
}

describe('the documents of a person', () => {
  it('arrive changed while somebody else works on them', async () => {
    const server = serverWithNote()
    const { shows } = await open(server)
    await shows('Old', 'saved')
    await waitUntil(() => server.followers === 1)
    server.setAs('Grace Hopper', 'n1', { title: 'New' })
    await shows('New', 'saved')
  })

  it('are called what their fields now say, whoever has said it', async () => {
    const server = serverWithNote()
    const { shows } = await open(server)
    await shows('Old', 'saved')
    await waitUntil(() => server.followers === 1)
    opened!.set({ title: 'Mine' })
    await waitUntil(() => opened!.$about.get().title === 'Mine')
    server.setAs('Grace Hopper', 'n1', { title: 'Theirs' })
    await waitUntil(() => opened!.$about.get().title === 'Theirs')
  })

  it('are listed by the API in tests as by the server', async () => {
    const server = serverWithNote()
    server.add('n2', { topic: 'Autumn' }, { place: 'brand-0002' })
    const answer = await server.fetch('/api/documents/note?place=brand-0002&sort=-updated')
    const { data, next } = (await answer.json()) as { data: DocumentRow[]; next: string | null }
    expect(next).to.equal(null)
    expect(data.map(({ id, title, columns }) => [id, title, columns])).to.deep.equal([
      ['n2', 'Autumn', { fields: 1 }],
    ])
  })

  it('are read again when an action of somebody else has computed a result', async () => {
    const server = serverWithNote()
    const { shows } = await open(server)
    await shows('Old', 'saved')
    await waitUntil(() => server.followers === 1)
    server.actAs('Grace Hopper', 'n1', 'close')
    await waitUntil(() => opened!.$about.get().result !== null)
    expect(opened!.$about.get().status).to.equal('closed')
  })

  it('are no longer followed when the mini-app is left', async () => {
    const server = serverWithNote()
    const { app, shows } = await open(server)
    await shows('Old', 'saved')
    await waitUntil(() => server.followers === 1)
    app.unmount()
    await waitUntil(() => server.followers === 0)
  })

  it('count as commented when they are shown again: somebody may have said something meanwhile', async () => {
    const server = serverWithNote()
    const { app, person, shows } = await open(server)
    await shows('Old', 'saved')
    await waitUntil(() => server.followers === 1)
    const before = opened!.$commented.get()
    app.unmount()
    await waitUntil(() => server.followers === 0)
    server.commentAs('Grace Hopper', 'n1', 'title', 'Not so long')
    await open(server, person)
    await waitUntil(() => opened!.$commented.get() > before)
  })

  it('are sent when the mini-app is left while somebody types', async () => {
    const server = serverWithNote()
    const { app, shows } = await open(server)
    await shows('Old', 'saved')
    await opened!.flush() // opening asks whether anything is left to send
    opened!.set({ title: 'Last words' }, { pauseMs: 60_000 })
    await shows('Last words', 'waiting')
    expect(app.asked.findLast(({ what }) => what === 'setDirty')!.with).to.deep.equal([true, { kept: true }])
    app.unmount()
    await waitUntil(() => server.documents.get('n1')!.fields['title']!.value === 'Last words')
  })

  it('keep what could not be sent for the same person only', async () => {
    const server = serverWithNote()
    server.broken = { call: /^PATCH/, trouble: 'offline' }
    const first = await open(server)
    await first.shows('Old', 'saved')
    opened!.set({ title: 'Typed offline' })
    await first.shows('Typed offline', 'failed')
    first.app.unmount()
    const other = await open(server)
    await other.shows('Old', 'saved')
    other.app.unmount()
    server.broken = null
    const again = await open(server, first.person)
    await again.shows('Typed offline', 'saved')
    expect(server.documents.get('n1')!.fields['title']!.value).to.equal('Typed offline')
  })

  it('are never sent in the name of the next person', async () => {
    const [server, theirs] = [serverWithNote(), serverWithNote()]
    const first = await open(server)
    await first.shows('Old', 'saved')
    await opened!.flush() // opening asks whether anything is left to send
    const release = server.hold()
    opened!.set({ title: 'Mine' })
    await waitUntil(() => server.calls.includes('PATCH note/n1'))
    opened!.set({ 'answers/a/level': 3 })
    first.app.unmount()
    const next = await open(theirs)
    await next.shows('Old', 'saved')
    release()
    await waitUntil(() => server.documents.get('n1')!.fields['title']!.value === 'Mine')
    next.app.unmount()
    const again = await open(server, first.person)
    await again.shows('Mine', 'saved')
    await waitUntil(() => server.documents.get('n1')!.fields['answers/a/level']?.value === 3)
    expect(theirs.calls.filter((call) => call.startsWith('PATCH'))).to.deep.equal([])
  })

  it('are saved where the browser keeps nothing', async () => {
    const { open: openDatabase } = indexedDB
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user has denied it', 'SecurityError')
    }
    try {
      const server = serverWithNote()
      const { shows } = await open(server)
      await shows('Old', 'saved')
      opened!.set({ title: 'New' })
      await shows('New', 'saved')
    } finally {
      IDBFactory.prototype.open = openDatabase
    }
  })
})
