import { setMaxListeners } from 'node:events'
import { TOKEN_REFRESH_RETRY_S } from '../../shell/config/limits.ts'
import { pretendStorage } from './pretend-storage.ts'
import { PORTAL, visit } from './pretend-visit.ts'

const { fetch: plainFetch, setTimeout: plainTimeout, setInterval: plainInterval } = globalThis
const events = new EventTarget()
setMaxListeners(0, events) // a page that was left hears nothing more
let leave = (_address: string): void => {}

/**
 * Gives Node what the sign-in engine asks of a browser: storage, a page that can be left, windows and hidden frames that go to
 * the provider over HTTP, and the rule that a page reads no answer whose server does not allow it. Once, before the engine is loaded.
 */
export function pretendBrowser(): void {
  define('localStorage', pretendStorage())
  define('sessionStorage', pretendStorage())
  define('location', { origin: PORTAL, search: '', assign: (url: string) => leave(url) })
  define('navigator', { onLine: true })
  define('isSecureContext', true)
  define('document', { createElement: hiddenFrame, body: { appendChild: () => {} } })
  define('addEventListener', events.addEventListener.bind(events))
  define('removeEventListener', events.removeEventListener.bind(events))
  define('stop', () => {})
  define('window', globalThis)
  define('self', globalThis)
  define('fetch', fetchAllowed)
  define('setTimeout', withoutRefreshRetry)
  define('setInterval', (run: () => void, millis: number) => plainInterval(run, millis).unref()) // a page is closed with its clocks
}

const define = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

/** The address that the page is left for. */
export const leaving = (): Promise<string> => new Promise((resolve) => (leave = resolve))

/** A window of the portal's: it goes to the provider, and the page on which it comes back hands the answer over. */
export function pretendWindow() {
  const source = {
    closed: false,
    location: { replace: (url: string) => void handOver(source, url) },
    focus: () => {},
    close: () => void (source.closed = true),
  }
  return source
}

async function handOver(source: object, url: string): Promise<void> {
  const back = await visit(url)
  if (back === null) return
  const data = { source: 'oidc-client', url: back }
  events.dispatchEvent(Object.assign(new Event('message'), { origin: PORTAL, source, data }))
}

const hiddenFrame = () => ({ style: {}, contentWindow: pretendWindow() })

/** @throws TypeError, as a browser does, where the answer may not be read */
async function fetchAllowed(url: string, init?: RequestInit): Promise<Response> {
  const answer = await plainFetch(url, init)
  if (!answer.headers.has('access-control-allow-origin')) throw new TypeError('Failed to fetch')
  return answer
}

/** The seconds between two attempts are no matter here: renewal.journey.ts measures them. */
const withoutRefreshRetry = (run: () => void, millis = 0) =>
  plainTimeout(run, millis === TOKEN_REFRESH_RETRY_S * 1000 ? 0 : millis)
