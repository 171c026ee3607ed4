import { expect } from '@open-wc/testing'
import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import { answerDrafts } from './answer-drafts.ts'
import { scorecardsApi } from './api.ts'
import { createAutosave, type Autosave } from './autosave.ts'
import { exampleAnswer, exampleRun, memoryServer, type MemoryServer } from './memory-server-in-tests.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const NO_DRAFTS: MiniAppPortal['draft'] = { read: () => null, write: () => {}, clear: () => {} }
const stateOf = ({ $entries }: Autosave) => $entries.get()['q1']!.state.kind

describe('autosave sends what is waiting at once', () => {
  let stop = () => {}
  afterEach(() => stop())

  function open(server: MemoryServer): Autosave {
    const { save } = scorecardsApi({
      fetch: server.fetch,
      signal: new AbortController().signal,
    } as MiniAppPortal)
    const drafts = answerDrafts(NO_DRAFTS, 'r1')
    const autosave = createAutosave({
      run: server.run!,
      save,
      questionIds: ['q1'],
      drafts,
      latestRun: async () => server.run,
    })
    stop = autosave.start()
    return autosave
  }

  function typeIn(server: MemoryServer): Autosave {
    const autosave = open(server)
    autosave.change('q1', { evidence: 'Last words' }, 'after-pause')
    expect(server.requests).to.deep.equal([])
    return autosave
  }

  const sent = (server: MemoryServer) => expect(server.requests).to.deep.equal(['PUT runs/r1/answers/q1'])

  it('when it is stopped', () => {
    const server = memoryServer()
    typeIn(server)
    stop()
    sent(server)
  })

  it('when the page is put aside', () => {
    const server = memoryServer()
    typeIn(server)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    try {
      document.dispatchEvent(new Event('visibilitychange'))
    } finally {
      Reflect.deleteProperty(document, 'visibilityState')
    }
    sent(server)
  })

  it('but not when the page is looked at again', () => {
    const server = memoryServer()
    typeIn(server)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(server.requests).to.deep.equal([])
  })

  it('when the connection is back', async () => {
    const server = memoryServer()
    server.failures = ['offline']
    const autosave = open(server)
    autosave.change('q1', { level: 1 }, 'now')
    await waitUntil(() => stateOf(autosave) === 'failed')
    window.dispatchEvent(new Event('online'))
    expect(stateOf(autosave)).to.equal('saving')
  })
})

describe('autosave, handed an audit as it was read', () => {
  it('takes no answer that is older than the one it knows', async () => {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 2)]))
    const read = server.run!
    const { save } = scorecardsApi({
      fetch: server.fetch,
      signal: new AbortController().signal,
    } as MiniAppPortal)
    const autosave = createAutosave({
      run: read,
      save,
      questionIds: ['q1'],
      drafts: answerDrafts(NO_DRAFTS, 'r1'),
      latestRun: async () => server.run,
    })
    autosave.change('q1', { level: 4 }, 'now')
    await waitUntil(() => stateOf(autosave) === 'saved')
    expect(autosave.takeLatest(read)).to.deep.equal([])
    expect(autosave.$entries.get()['q1']!.value.level).to.equal(4)
  })
})
