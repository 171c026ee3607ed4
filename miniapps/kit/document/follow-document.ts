import { RETRY_AFTER_MS, STAND_PAUSE_MS } from '../../domain/document/limits.ts'
import type { Changed, Present } from '../../domain/document/wire.ts'
import { RequestError } from '../bridge/request-json.ts'
import type { OpenDocument } from './open-document.ts'
import { serverSentEvents } from '../../../shell/contract/server-sent-events.ts'

interface Ports {
  stream(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>
  reload(): Promise<void>
  /** Tells the server in which field this page's person is. */
  stand(page: string, at: string): Promise<void>
}

/** Documents whose stream was open before, on this screen or another. */
const wereFollowed = new WeakSet<object>()

/** Brings in what others do to a document, and who has it open, while the page is visible; answers how to stop. */
export function followDocument<Facts>(document: OpenDocument<Facts>, ports: Ports): () => void {
  let version = document.$about.get().version
  let stop = new AbortController()
  const page = crypto.randomUUID()
  const stopStanding = tellStand(document, page, ports)
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
        const stream = await ports.stream(`${type}/${id}/stream?since=${version}&page=${page}`, signal)
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
    stopStanding()
    stop.abort()
  }
}

/** Says in which field the person is, as long as anybody else is there to see it; answers how to stop. */
function tellStand<Facts>(document: OpenDocument<Facts>, page: string, { stand }: Ports): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    timer = undefined
    const at = document.$standsAt.get()
    const people = document.$people.get()
    const own = people.find((each) => each.page === page)
    if (own && people.length > 1 && (own.at ?? '') !== at) void stand(page, at).catch(() => undefined) // a courtesy
  }
  const soon = () => (timer ??= setTimeout(tell, STAND_PAUSE_MS))
  const stops = [document.$standsAt.listen(soon), document.$people.listen(soon)]
  return () => {
    clearTimeout(timer)
    for (const end of stops) end()
  }
}

function pause(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, millis)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
