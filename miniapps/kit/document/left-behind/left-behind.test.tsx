import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { sampleContext } from '../../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import type { Notice } from '../../../../shell/contract/mini-app.ts'
import { NOTE } from '../../../domain/document/note-in-tests.ts'
import { DocumentsInTests } from '../documents-in-tests.ts'
import { forgetMyDocuments } from '../my-documents.ts'
import { Outbox } from '../outbox.ts'
import { outboxName } from '../outbox-name.ts'
import { isWorkLeft } from './is-work-left.ts'

let people = 0
const somebody = () => `left-behind-${++people}-${Date.now()}`

/** As a tab leaves it that was closed before it could send. */
async function leave(person: string, base: string): Promise<void> {
  const outbox = new Outbox(person)
  outbox.replace(
    [],
    [
      {
        change: { id: crypto.randomUUID(), path: 'title', base, value: 'Typed last' },
        type: 'note',
        document: 'n1',
        title: 'Spring note',
        address: '/notes/n1',
        order: 1,
        wasSent: false,
        refused: null,
      },
    ],
  )
  await outbox.close()
}

async function start(person: string, server: DocumentsInTests<{ minutes: number }>) {
  const context = { user: { ...sampleContext.user!, id: person } }
  const fetch: typeof server.fetch = (input, init) =>
    server.fetch(input, init, async () => Response.json({ data: {} }))
  const app = await mountMiniApp('header', { context, portal: { fetch } })
  const notices = () =>
    app.asked.filter(({ what }) => what === 'notify').map(({ with: [it] }) => it as Notice)
  return { app, notices }
}

function serverWithNote() {
  const server = new DocumentsInTests(NOTE, () => ({ minutes: 5 }))
  server.add('n1', { topic: 'Spring', title: 'Old' })
  return server
}

const titleOf = (server: ReturnType<typeof serverWithNote>) =>
  server.documents.get('n1')!.fields['title']!.value

describe('what a closed tab left unsent', () => {
  afterEach(() => forgetMyDocuments())

  it('is sent from whatever page opens next, which says so', async () => {
    const [person, server] = [somebody(), serverWithNote()]
    await leave(person, 'Old')
    const { notices } = await start(person, server)
    await waitUntil(() => notices().length)
    expect(titleOf(server)).to.equal('Typed last')
    expect(notices()).to.deep.equal([
      { kind: 'success', text: 'One change to Spring note that had not been saved is saved now.' },
    ])
    await waitUntil(async () => !(await isWorkLeft(person)))
  })

  it('is told with the way to it where the server does not take it, once in a session', async () => {
    const [person, server] = [somebody(), serverWithNote()]
    await leave(person, 'Older')
    const { app, notices } = await start(person, server)
    await waitUntil(() => notices().length)
    const [{ kind, text, action }] = notices() as [Notice]
    expect([kind, text]).to.deep.equal(['warning', 'One change to Spring note could not be saved.'])
    action!.run()
    expect(app.asked.at(-1)).to.deep.equal({ what: 'navigate', with: ['/notes/n1'] })
    expect([titleOf(server), await isWorkLeft(person)]).to.deep.equal(['Old', true])
  })

  it('is tried again while the server is away, and told when it has been saved', async () => {
    const [person, server] = [somebody(), serverWithNote()]
    await leave(person, 'Old')
    server.broken = { call: /^PATCH/, trouble: 503 }
    const { notices } = await start(person, server)
    await waitUntil(() => notices().length)
    expect(notices()[0]!.text).to.equal(
      'One change to Spring note is not saved yet. It is kept in this browser, and saving is retried automatically.',
    )
    server.broken = null
    window.dispatchEvent(new Event('online'))
    await waitUntil(() => notices().length > 1)
    expect([titleOf(server), notices()[1]!.kind]).to.deep.equal(['Typed last', 'success'])
  })

  it('belongs to its person: for somebody else there is nothing, and asking leaves no database', async () => {
    const [person, other] = [somebody(), somebody()]
    await leave(person, 'Old')
    expect([await isWorkLeft(person), await isWorkLeft(other)]).to.deep.equal([true, false])
    const names = (await indexedDB.databases()).map(({ name }) => name)
    expect(names).to.include(outboxName(person)).and.not.include(outboxName(other))
  })
})
