import { expect } from '@open-wc/testing'
import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import { openScorecards, routeTo } from '../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { DocumentClient } from '../kit/document/document-client.ts'
import { problemText } from '../kit/words/problem-text.ts'
import { scorecardsApi } from './api.ts'
import { REQUEST_TIMEOUT_MILLIS } from './limits.ts'
import { hold, memoryServer } from './memory-server-in-tests.ts'

describe('a server that never answers', () => {
  const { timeout } = AbortSignal
  afterEach(() => {
    AbortSignal.timeout = timeout
  })

  /** As `fetch`: no answer, ever, until the signal ends it. */
  const silence: MiniAppPortal['fetch'] = (_, init) =>
    new Promise((_resolve, reject) => {
      init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error))
    })

  it('has failed when the time for a request is over', async () => {
    const limits: number[] = []
    AbortSignal.timeout = (millis) => {
      limits.push(millis)
      return timeout.call(AbortSignal, 10)
    }
    const portal = { fetch: silence, signal: new AbortController().signal } as MiniAppPortal
    const api = scorecardsApi(portal, { sender: { send: async () => {} } } as unknown as DocumentClient)
    const calls: (() => Promise<unknown>)[] = [
      () => api.overview('b1'),
      () => api.scorecard('b1', 'site-app', new AbortController().signal),
    ]
    for (const call of calls) {
      const failure = await call().then(
        () => null,
        (error: unknown) => error,
      )
      expect(problemText(failure)).to.deep.include({
        title: 'The server could not be reached',
        canRetry: true,
      })
    }
    expect(limits).to.deep.equal(calls.map(() => REQUEST_TIMEOUT_MILLIS))
  })
})

describe('the overview', () => {
  it('is read after the answers on their way have arrived', async () => {
    const server = memoryServer()
    const app = await openScorecards('/scorecard/site-app/questions', server)
    const open = hold(server)
    app.findAll('[data-question=q1] input')[3]!.click()
    await waitUntil(() => server.requests.at(-1) === 'PATCH scorecard-run/r1')
    await app.update({ route: routeTo('/') })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(server.requests.at(-1)).to.equal('PATCH scorecard-run/r1')
    open()
    await waitUntil(() => server.requests.at(-1) === 'GET brands/b1/scorecards')
    expect(server.run!.answers).to.have.length(1)
  })
})
