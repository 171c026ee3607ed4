import { RETRY_AFTER_MS } from '../../domain/document/limits.ts'
import type { Changed, Present } from '../../domain/document/wire.ts'
import { RequestError } from '../bridge/request-json.ts'
import type { OpenDocument } from './open-document.ts'
import { serverSentEvents } from '../../../shell/contract/server-sent-events.ts'

interface Ports {
  stream(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>
  reload(): Promise<void>
}

/** Documents whose stream was open before, on this screen or another. */
const wereFollowed = new WeakSet<object>()

/** Brings in what others do to a document, and who has it open, while the page is visible; answers how to stop. */
export function followDocument<Facts>(document: OpenDocument<Facts>, ports: Ports): () => void {
  let version = document.$about.get().version
  let stop = new AbortController()
  const commented = () => document.$commented.set(document.$commented.get() + 1)
  const hear = async ({ event, data }: { event: string; data: string }) => {
    if (event === 'people') return document.$people.set(JSON.parse(data) as Present[])
    if (event === 'comments') return commented()
    if (event === 'changes') {
      const changed = JSON.parse(data) as Changed
      const { status } = document.$about.get()
      document.receive(changed)
      version = changed.version
      if (changed.status === status) return
    }
    await ports.reload() // it missed too much, or an action has computed a result
    version = document.$about.get().version
  }
  const listen = async (signal: AbortSignal) => {
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        const { type, id } = document.$about.get()
        const stream = await ports.stream(`${type}/${id}/stream?since=${version}`, signal)
        if (wereFollowed.has(document)) commented() // somebody may have, meanwhile
        wereFollowed.add(document)
        for await (const event of serverSentEvents(stream)) {
          failures = 0
          await hear(event)
        }
      } catch (error) {
        if (error instanceof RequestError && error.status < 500) return
      }
      await pause(RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length - 1)]!, signal)
    }
  }
  const whileVisible = () => {
    stop.abort()
    document.$people.set([])
    if (globalThis.document.visibilityState === 'hidden') return
    stop = new AbortController()
    void listen(stop.signal)
  }
  whileVisible()
  globalThis.document.addEventListener('visibilitychange', whileVisible)
  return () => {
    globalThis.document.removeEventListener('visibilitychange', whileVisible)
    stop.abort()
  }
}

function pause(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, millis)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
