import { CONFIG } from '../../config/environment.ts'
import {
  LIVE_BEGINS_AFTER_MS,
  LIVE_RETRY_AFTER_MS,
  LIVE_SILENCE_MS,
  type LiveMessage,
} from '../../contract/live-news.ts'
import { serverSentEvents } from '../../contract/server-sent-events.ts'
import { send } from '../../api/http.ts'
import { $session } from '../../stores/session.ts'
import { NewsTaker } from './news-taker.ts'
import { whenAudiencesChange } from './when-audiences-change.ts'

/**
 * One stream for all tabs of a browser, for it opens only so many connections to a server: a visible tab holds it, under a
 * lock, and passes on what it hears. Answers how to stop.
 */
export function followNews(): () => void {
  const name = `os-live-${$session.get().subject}`
  const tabs = new BroadcastChannel(name)
  const taker = new NewsTaker()
  let since = 0
  const hear = ({ at, news, forAll }: LiveMessage) => {
    since = Math.max(since, at)
    taker.take(news, forAll)
  }
  const tell = (message: LiveMessage) => {
    if (message.news.length) tabs.postMessage(message)
    hear(message)
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => hear(data))
  const stopClock = whenAudiencesChange(() => taker.take(['catalogue']))
  const stop = whileVisible((signal) => inOneTab(name, signal, () => listen(() => since, tell, signal)))
  return () => {
    stop()
    stopClock()
    taker.stop()
    tabs.close()
  }
}

/** Does something as long as the page is visible. */
function whileVisible(work: (signal: AbortSignal) => void): () => void {
  let hidden = new AbortController()
  const follow = () => {
    hidden.abort()
    hidden = new AbortController()
    if (document.visibilityState === 'visible') work(hidden.signal)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    hidden.abort()
  }
}

/** Web Locks need a secure context; without one each tab is on its own. */
function inOneTab(name: string, signal: AbortSignal, work: () => Promise<void>): void {
  if (navigator.locks) navigator.locks.request(name, { signal }, work).catch(() => undefined) // a tab that is hidden stops waiting
  else void work()
}

async function listen(
  since: () => number,
  tell: (message: LiveMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  await pause(LIVE_BEGINS_AFTER_MS, signal)
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      const hasStream = await listenOnce(`${CONFIG.apis.live}?since=${since()}`, signal, (message) => {
        failures = 0
        tell(message)
      })
      if (!hasStream) return // there are no news here, or the session has ended
    } catch {
      // tried again
    }
    await pause(LIVE_RETRY_AFTER_MS[Math.min(failures, LIVE_RETRY_AFTER_MS.length - 1)]!, signal)
  }
}

/** Until the stream ends or has been silent for too long; false where there is none. */
async function listenOnce(
  url: string,
  signal: AbortSignal,
  tell: (message: LiveMessage) => void,
): Promise<boolean> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), LIVE_SILENCE_MS)
  try {
    const headers = { accept: 'text/event-stream' }
    const response = await send(url, { headers, signal: AbortSignal.any([signal, silent.signal]) })
    if (response.status >= 500 || response.status === 429) return true
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return false
    for await (const { data } of serverSentEvents(response.body)) {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), LIVE_SILENCE_MS)
      tell(JSON.parse(data) as LiveMessage)
    }
    return true
  } finally {
    clearTimeout(timer)
  }
}

/** Not all browsers at the same moment, when a server comes back. */
function pause(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, millis * (1 + Math.random()))
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
