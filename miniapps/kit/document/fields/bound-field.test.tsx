import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { enter } from '../../../../test/browser/enter.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { NOTE } from '../../../domain/document/note-in-tests.ts'
import { listDocuments } from '../list-documents.ts'
import { type NoteParts, openNote, serverWithNote } from '../open-note-in-tests.tsx'
import { DocumentSaveLine } from '../page/document-save-line.tsx'
import { DocumentFields } from './document-fields.tsx'
import { PersonOf } from './person-of.tsx'
import { SelectOf } from './select-of.tsx'
import { TextOf } from './text-of.tsx'

const LEVELS = [
  { value: 0, label: 'None' },
  { value: 3, label: 'High' },
]

const open = (server = serverWithNote()) =>
  openNote(
    ({ client, note }) => (
      <DocumentFields client={client} document={note}>
        <TextOf path="title" label="Title" lines={3} />
        <SelectOf path="answers/1/level" label="Level" options={LEVELS} />
        <DocumentSaveLine />
      </DocumentFields>
    ),
    { server },
  )

const errors = (app: Awaited<ReturnType<typeof open>>['app']) =>
  app.findAll('.os-field-error').map(({ textContent }) => textContent)

describe('a control bound to a field', () => {
  it('saves by itself, and the page says so', async () => {
    const { app, server } = await open()
    enter(app.find<HTMLTextAreaElement>('textarea'), 'Mine')
    await waitUntil(() => app.find('.save-line').textContent === 'Not saved yet')
    await waitUntil(() => app.find('.save-line').textContent.startsWith('Saved'))
    expect(server.documents.get('n1')!.title).to.equal('Mine')
  })

  it('stores the number of an option, not its text', async () => {
    const { app, server } = await open()
    const select = app.find<HTMLSelectElement>('select')
    select.value = '3'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => server.documents.get('n1')!.fields['answers/1/level']?.value === 3)
  })

  it('is a choice where somebody else said something else, and has the focus after it', async () => {
    const { app, server } = await open()
    server.setAs('Grace Hopper', 'n1', { title: 'Theirs' }, { isHeard: false })
    enter(app.find<HTMLTextAreaElement>('textarea'), 'Mine')
    await waitUntil(() => app.findAll('.conflict').length === 1)
    expect(app.findAll('.conflict .long-words').map(({ textContent }) => textContent)).to.deep.equal([
      'Theirs',
      'Mine',
    ])
    const keep = app.findAll('.conflict button').at(-1)!
    keep.focus()
    keep.click()
    await waitUntil(() => server.documents.get('n1')!.title === 'Mine')
    await waitUntil(() => app.findAll('.conflict').length === 0)
    expect(app.element.shadowRoot!.activeElement?.localName).to.equal('textarea')
  })

  it('is still that choice when it has become a text to read meanwhile', async () => {
    const server = serverWithNote()
    const Closing = ({ client, note }: NoteParts) => {
      const [isClosed, setClosed] = useState(false)
      return (
        <DocumentFields client={client} document={note}>
          <TextOf path="title" label="Title" isClosed={isClosed} />
          <button type="button" id="close" onClick={() => setClosed(true)}>
            Close
          </button>
        </DocumentFields>
      )
    }
    const { app } = await openNote((parts) => <Closing {...parts} />, { server })
    server.setAs('Grace Hopper', 'n1', { title: 'Theirs' }, { isHeard: false })
    enter(app.find<HTMLInputElement>('input'), 'Mine')
    await waitUntil(() => app.findAll('.conflict').length === 1)
    app.find('#close').click()
    await waitUntil(() => app.findAll('.read-field').length === 1)
    const keep = app.find('.conflict button')
    keep.focus()
    keep.click()
    await waitUntil(() => app.findAll('.conflict').length === 0)
    expect(app.element.shadowRoot!.activeElement?.localName).to.equal('h1')
  })

  it('says in words of the portal why a value cannot be stored', async () => {
    const { app } = await open()
    enter(app.find<HTMLTextAreaElement>('textarea'), 'a'.repeat(4001))
    await waitUntil(() => errors(app).length > 0)
    expect(errors(app)).to.deep.equal(['Use at most 4000 characters.'])
  })

  it('says once for all fields that nothing can be saved, with another try', async () => {
    const { app, server } = await open()
    server.broken = { call: /^PATCH/, trouble: 500 }
    enter(app.find<HTMLTextAreaElement>('textarea'), 'Mine')
    await waitUntil(() => app.findAll('.save-failure').length === 1)
    server.broken = null
    app.find('.save-failure button').click()
    await waitUntil(() => app.findAll('.save-failure').length === 0)
    expect(server.documents.get('n1')!.title).to.equal('Mine')
  })

  it('is a text to read where the status allows no changes', async () => {
    const server = serverWithNote()
    server.add('n1', { title: 'One\nTwo', 'answers/1/level': 3 }, { status: 'closed' })
    const { app } = await open(server)
    const said = app
      .findAll('.read-field')
      .map((field) => [...field.children].map((each) => each.textContent))
    expect(said).to.deep.equal([
      ['Title', 'One\nTwo'],
      ['Level', 'High'],
    ])
    expect(app.find('.read-field dd').getBoundingClientRect().height, 'two lines').to.be.above(
      app.findAll('.read-field dd')[1]!.getBoundingClientRect().height,
    )
    expect(app.findAll('input, textarea, select').length).to.equal(0)
    await expect(app.element).to.be.accessible()
  })

  it('says with a dash that nothing was entered', async () => {
    const server = serverWithNote()
    server.add('n1', {}, { status: 'closed' })
    const { app } = await open(server)
    expect(app.find('.read-field dd').textContent).to.equal('–')
  })
})

it('finds somebody who may open the document, the person among them', async () => {
  const server = serverWithNote()
  server.readers = [{ id: 'grace', name: 'Grace Hopper' }]
  const { app } = await openNote(
    ({ client, note }) => (
      <DocumentFields client={client} document={note}>
        <PersonOf path="title" label="Owner" />
      </DocumentFields>
    ),
    { server },
  )
  const field = app.find<HTMLInputElement>('input')
  field.focus()
  enter(field, 'gra')
  const options = () => app.findAll('[role=option]').map(({ textContent }) => textContent)
  await waitUntil(() => options().join() === 'Grace Hopper')
})

it('lists the documents that are asked for', async () => {
  const { app, server } = await open()
  server.add('n2', { topic: 'Autumn' }, { place: 'brand-0002' })
  const { data, next } = await listDocuments(app.portal, NOTE, { place: ['brand-0002'], sort: 'title' })
  expect(data.map(({ title }) => title)).to.deep.equal(['Autumn'])
  expect(next).to.equal(null)
  expect(server.calls.at(-1)).to.equal('GET note?place=brand-0002&sort=title')
})
