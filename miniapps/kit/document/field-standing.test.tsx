import { expect } from '@open-wc/testing'
import { enter } from '../../../test/browser/enter.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { textOf } from '../../domain/document/change.ts'
import { NOTE } from '../../domain/document/note-in-tests.ts'
import { TextArea } from '../controls/text-area.tsx'
import type { DocumentClient } from './document-client.ts'
import { FieldStanding } from './field-standing.tsx'
import { listDocuments } from './list-documents.ts'
import { openNote } from './open-note-in-tests.tsx'
import type { OpenDocument } from './open-document.ts'
import { useField } from './use-document.ts'

function Title({ client, note }: { client: DocumentClient; note: OpenDocument<{ minutes: number }> }) {
  const { value, set } = useField(note, 'title')
  return (
    <div data-field="title">
      <TextArea label="Title" value={textOf(value)} onChange={(text) => set(text)} />
      <FieldStanding
        client={client}
        document={note}
        path="title"
        control="[data-field=title] textarea"
        wordsOf={(held) => <q>{textOf(held)}</q>}
      />
    </div>
  )
}

const open = () => openNote((parts) => <Title {...parts} />)

describe('where a field stands', () => {
  it('is said under it', async () => {
    const { app } = await open()
    enter(app.find<HTMLTextAreaElement>('textarea'), 'Mine')
    await waitUntil(() => app.find('.save-line').textContent !== 'Saved on 3 Mar 2026')
    await waitUntil(() => app.find('.save-line').textContent === 'Saved on 3 Mar 2026')
  })

  it('is a choice where somebody else said something else', async () => {
    const { app, server } = await open()
    server.setAs('Grace Hopper', 'n1', { title: 'Theirs' }, { isHeard: false })
    enter(app.find<HTMLTextAreaElement>('textarea'), 'Mine')
    await waitUntil(() => app.findAll('.conflict').length === 1)
    expect(app.findAll('.conflict q').map(({ textContent }) => textContent)).to.deep.equal(['Theirs', 'Mine'])
    app.findAll('.conflict button').at(-1)!.click()
    await waitUntil(() => server.documents.get('n1')!.title === 'Mine')
    await waitUntil(() => app.findAll('.conflict').length === 0)
  })

  it('is a notice with another try where it could not be saved', async () => {
    const { app, server } = await open()
    server.broken = { call: /^PATCH/, trouble: 500 }
    enter(app.find<HTMLTextAreaElement>('textarea'), 'Mine')
    await waitUntil(() => app.findAll('.save-failure').length === 1)
    server.broken = null
    app.find('.save-failure button').click()
    await waitUntil(() => app.findAll('.save-failure').length === 0)
    expect(server.documents.get('n1')!.title).to.equal('Mine')
  })
})

it('lists the documents that are asked for', async () => {
  const { app, server } = await open()
  server.add('n2', { topic: 'Autumn' }, { place: 'brand-0002' })
  const { data, next } = await listDocuments(app.portal, NOTE, { place: ['brand-0002'], sort: 'title' })
  expect(data.map(({ title }) => title)).to.deep.equal(['Autumn'])
  expect(next).to.equal(null)
  expect(server.calls.at(-1)).to.equal('GET note?place=brand-0002&sort=title')
})
