import { expect } from '@open-wc/testing'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import type { CallFailed } from './calls.ts'
import { sumCalls } from './sums-in-tests.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the worker's own bundle
import script from './sums-worker-in-tests.ts?worker&url'
import { WorkerHost } from './worker-host.ts'

const hostOf = () => new WorkerHost(new URL(script, import.meta.url), async () => sumCalls)

/** As in a page of another origin. */
async function withoutWorkers(run: () => Promise<void>): Promise<void> {
  const { Worker } = globalThis
  globalThis.Worker = class {
    constructor() {
      throw new DOMException('Not of this origin.', 'SecurityError')
    }
  } as unknown as typeof Worker
  try {
    await run()
  } finally {
    globalThis.Worker = Worker
  }
}

/** Counts the workers that run. */
async function countingWorkers(run: (running: () => number) => Promise<void>): Promise<void> {
  const { Worker } = globalThis
  let running = 0
  globalThis.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      running++
    }
    override terminate(): void {
      running--
      super.terminate()
    }
  }
  try {
    await run(() => running)
  } finally {
    globalThis.Worker = Worker
  }
}

async function answersAndSays() {
  const shares: number[] = []
  const host = hostOf()
  const progress = (share: number) => void shares.push(share)
  expect(await host.call('sum', { upTo: 4 }, { progress })).to.equal(10)
  expect(shares).to.deep.equal([0.25, 0.5, 0.75, 1])
  const failed = await host.call('refuse', undefined as never).catch((error: CallFailed) => error)
  expect([failed.code, failed.values]).to.deep.equal(['minimums', { least: 5 }])
  host.end()
}

describe('a host of calls in a worker', () => {
  it('answers, says how far it is, and hands on why a call fails', answersAndSays)

  it('does so on the page where that may have no worker', () => withoutWorkers(answersAndSays))

  it('stops a call that computes, and goes on with the others', async () => {
    const host = hostOf()
    const stop = new AbortController()
    const endless = host.call('forever', {}, { signal: stop.signal, progress: () => stop.abort() })
    const other = host.call('sum', { upTo: 2 })
    const error = await endless.catch((reason: Error) => reason)
    expect(error.name).to.equal('AbortError')
    expect(await other).to.equal(3)
    host.end()
  })

  it('leaves nobody waiting when it ends', async () => {
    const host = hostOf()
    const waiting = host.call('sum', { upTo: 1e9 }).catch((reason: Error) => reason.name)
    host.end()
    expect(await waiting).to.equal('AbortError')
  })

  it('leaves no worker running that was starting when it ended', () =>
    countingWorkers(async (running) => {
      const host = hostOf()
      const waiting = host.call('sum', { upTo: 2 }).catch(() => null)
      host.end()
      await waiting
      expect(running()).to.equal(1)
      await waitUntil(() => running() === 0)
    }))

  it('starts anew after a start that failed', () =>
    withoutWorkers(async () => {
      let tries = 0
      const host = new WorkerHost(new URL(script, import.meta.url), async () => {
        if (++tries === 1) throw new Error('No connection.')
        return sumCalls
      })
      const failed = await host.call('sum', { upTo: 2 }).catch((error: Error) => error.message)
      expect(failed).to.equal('No connection.')
      expect(await host.call('sum', { upTo: 2 })).to.equal(3)
    }))
})
