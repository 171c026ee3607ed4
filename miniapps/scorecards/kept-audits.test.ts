import { aTimeout, expect } from '@open-wc/testing'
import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { openScorecards, routeTo } from '../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { scorecardsApi } from './api.ts'
import { keptAudits, type KeptAudits } from './kept-audits.ts'
import { exampleRun, hold, memoryServer, type MemoryServer } from './memory-server-in-tests.ts'

const PUT = /^PUT /
const note = (app: MountedMiniApp) => app.findAll('.unsaved-elsewhere p')[0]?.textContent ?? ''
const saysIt = (app: MountedMiniApp) =>
  waitUntil(() => note(app).startsWith('1 answer of Site/app audit is not saved.'), 'nothing is said')

function draftsIn(texts: Map<string, string>): MiniAppPortal['draft'] {
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    clear: (key) => void texts.delete(key),
  }
}

describe('answers left unsaved by an earlier visit', () => {
  const drafts = new Map<string, string>()
  const open = (path: string, server: MemoryServer) =>
    openScorecards(path, server, { draft: draftsIn(drafts) })
  beforeEach(() => drafts.clear())

  async function leaveUnsaved(server: MemoryServer): Promise<void> {
    server.broken = { request: PUT, status: 503 }
    const app = await open('/scorecard/site-app/questions', server)
    app.findAll('[data-question=q1] input')[3]!.click()
    await waitUntil(() => app.find('[data-question=q1]').dataset['state'] === 'failed')
    app.unmount()
  }

  it('are told of on any screen, and saved from there', async () => {
    const server = memoryServer()
    await leaveUnsaved(server)
    const app = await open('/', server)
    await saysIt(app)
    expect(app.asked.filter(({ what }) => what === 'setDirty').at(-1)?.with[0]).to.equal(true)
    server.broken = null
    await waitUntil(() => note(app) === '', 'they were never saved')
    expect(server.run!.answers[0]).to.include({ questionId: 'q1', level: 3 })
    expect([...drafts.keys()]).to.deep.equal([])
  })

  it('are read once where their audit is opened by its address', async () => {
    const server = memoryServer()
    await leaveUnsaved(server)
    server.requests = []
    const app = await open('/scorecard/site-app/questions', server)
    await waitUntil(() => app.find('[data-question=q1]').dataset['state'] === 'failed')
    expect(server.requests.filter((request) => request.startsWith('GET'))).to.deep.equal([
      'GET brands/b1/scorecards/site-app',
    ])
  })

  it('are brought back though the screen that was opened on them failed and was left', async () => {
    const server = memoryServer()
    await leaveUnsaved(server)
    server.broken = { request: /^PUT |site-app$/, status: 503 }
    const app = await open('/scorecard/site-app/questions', server)
    expect(app.find('[role=alert]').textContent).to.contain('The server had a problem')
    await app.update({ route: routeTo('/') })
    server.broken = { request: PUT, status: 503 }
    await saysIt(app)
  })

  it('are not forgotten while their audit cannot be loaded', async () => {
    const server = memoryServer()
    await leaveUnsaved(server)
    server.broken = { request: /^PUT |site-app$/, status: 503 }
    const app = await open('/summary', server)
    server.broken = { request: PUT, status: 503 }
    await saysIt(app)
  })

  it('stand in the list of what is unsaved at every moment', async () => {
    const server = memoryServer()
    await leaveUnsaved(server)
    const written: string[] = []
    await openScorecards('/scorecard/site-app/questions', server, {
      draft: {
        ...draftsIn(drafts),
        write: (key, text) => void (key === 'unsaved-audits' && written.push(text)),
        clear: (key) => void written.push(`no ${key}`),
      },
    })
    expect(written).to.deep.equal([])
  })

  it('are loaded by nobody once they are saved', async () => {
    const server = memoryServer()
    await leaveUnsaved(server)
    server.broken = null
    const app = await open('/', server)
    await waitUntil(() => server.run!.answers.length === 1)
    await waitUntil(() => drafts.size === 0)
    app.unmount()
    server.requests = []
    await open('/', server)
    expect(server.requests).to.deep.equal(['GET brands/b1/scorecards'])
  })
})

function auditsOf(server: MemoryServer): KeptAudits {
  const portal = {
    fetch: server.fetch,
    signal: new AbortController().signal,
    draft: draftsIn(new Map()),
  } as unknown as MiniAppPortal
  return keptAudits(scorecardsApi(portal), portal, 'b1', null, (id) => id)
}

describe('an audit that somebody comes back to', () => {
  const PATH = '/scorecard/site-app/questions'
  const level3 = (app: MountedMiniApp) => app.findAll<HTMLInputElement>('[data-question=q1] input')[3]

  it('stands there at once with what was saved since, and is asked for again', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    level3(app)!.click()
    await waitUntil(() => app.find('[data-question=q1]').dataset['state'] === 'saved')
    app.unmount()
    await aTimeout(0)
    server.requests = []
    const again = await mountMiniApp('scorecards', { route: routeTo(PATH), portal: { fetch: server.fetch } })
    expect(level3(again)?.checked).to.equal(true)
    await waitUntil(() => server.requests.includes('GET brands/b1/scorecards/site-app'))
  })
})

describe('an answer on its way when its audit turns out to be submitted', () => {
  it('is not listed as left behind once it has come in time', async () => {
    const server = memoryServer()
    const audits = auditsOf(server)
    const audit = { scorecard: server.scorecard, run: server.run, last: null }
    const arrive = hold(server)
    audits.take(audit).autosave!.change('q1', { level: 3 }, 'now')
    audits.take({ ...audit, run: { ...exampleRun(), id: 'r2' } })
    expect(
      audits.$left.get().map(({ runId }) => runId),
      'it may be lost',
    ).to.deep.equal(['r1'])
    arrive()
    await waitUntil(() => audits.$left.get().length === 0)
    expect(server.run!.answers[0]).to.include({ questionId: 'q1', level: 3 })
    audits.stop()
  })
})

describe('audits of a brand that was left', () => {
  it('are kept no more, so that nothing is left listening', () => {
    const server = memoryServer()
    const audits = auditsOf(server)
    audits.stop()
    expect(audits.take({ scorecard: server.scorecard, run: exampleRun(), last: null }).autosave).to.equal(
      null,
    )
    expect(audits.get('site-app')).to.equal(undefined)
  })
})
