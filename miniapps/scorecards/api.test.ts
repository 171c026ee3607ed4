import { aTimeout, expect } from '@open-wc/testing'
import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import { problemText } from '../kit/words/problem-text.ts'
import { scorecardsApi } from './api.ts'
import { REQUEST_TIMEOUT_MILLIS } from './limits.ts'
import { hold, memoryServer } from './memory-server-in-tests.ts'

const apiWith = (fetch: MiniAppPortal['fetch']) =>
  scorecardsApi({ fetch, signal: new AbortController().signal } as MiniAppPortal)
const LEVEL = { level: 3, notApplicable: false, reason: '', evidence: '', ifAt: null } as const

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
    const api = apiWith(silence)
    const calls: (() => Promise<unknown>)[] = [
      () => api.overview('b1'),
      () => api.scorecard('b1', 'site-app', new AbortController().signal),
      () => api.start('b1', 'site-app'),
      () => api.submit('r1', { ifAt: {} }),
      () => api.save('r1', 'q1', LEVEL),
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
    const open = hold(server)
    const api = apiWith(server.fetch)
    const saving = api.save('r1', 'q1', LEVEL)
    const reading = api.overview('b1')
    await aTimeout(20)
    expect(server.requests).to.deep.equal(['PUT runs/r1/answers/q1'])
    open()
    await saving
    expect((await reading)[0]?.answered).to.equal(1)
  })
})
