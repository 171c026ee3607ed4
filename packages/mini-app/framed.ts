import { FRAMED_APP_HELLO, PORTAL_HELLO } from '../../shell/contract/framed-app.ts'
import type { MiniAppElement } from '../../shell/contract/mini-app.ts'
import { FramedApp } from './framed-app.ts'

export interface ConnectOptions {
  /** Parent of the element; the body by default. */
  place?: HTMLElement
  /**
   * Origin of the only portal that may show the page, or some of them; without it the one that the page was built for by
   * `agencyOs({ portal })`.
   */
  portal?: string | readonly string[]
}

/** Written in by the build preset. */
declare const AGENCY_OS_PORTAL: string | undefined

const BUILT_FOR = typeof AGENCY_OS_PORTAL === 'string' ? AGENCY_OS_PORTAL : []

/** Time that the portal has to answer the first message. */
const ANSWER_LIMIT_MS = 10_000

/**
 * Runs a mini-app in a page of its own, which the portal shows in a frame: the element gets the same `context`, `route` and
 * `portal` as in the portal's page, and the page wears the theme.
 *
 *     import App from './index.ts' // defineMiniApp(…)
 *     void connect(App, { portal: 'https://portal.example' })
 *
 * @param app The class of its element, or the tag that it is registered by.
 * @returns its element, drawn
 * @throws Error where it knows no portal, the page is in no frame, or no portal around it answers
 */
export async function connect(
  app: CustomElementConstructor | string,
  { place, portal = BUILT_FOR }: ConnectOptions = {},
): Promise<MiniAppElement> {
  const portals = [portal].flat()
  // any page may show this one in a frame, and would be told what its app does
  if (portals.length === 0)
    throw new Error(
      "connect() must be told its portal: connect(App, { portal: 'https://portal.example' }), or a build by agencyOs({ portal }).",
    )
  if (window.parent === window)
    throw new Error('This page was opened by itself: it is shown by a portal, in a frame.')
  const tag = tagOf(app)
  const port = await portOf(window.parent, portals)
  await customElements.whenDefined(tag)
  return new FramedApp(port, tag, place ?? document.body).drawn
}

function tagOf(app: CustomElementConstructor | string): string {
  if (typeof app === 'string') return app
  const known = customElements.getName?.(app)
  if (known) return known
  customElements.define('framed-mini-app', app)
  return 'framed-mini-app'
}

async function portOf(portal: Window, origins: readonly string[]): Promise<MessagePort> {
  const life = new AbortController()
  const port = new Promise<MessagePort>((resolve, reject) => {
    const heard = ({ source, origin, data, ports: [given] }: MessageEvent) => {
      if (source === portal && data === PORTAL_HELLO && given && origins.includes(origin)) resolve(given)
    }
    addEventListener('message', heard, { signal: life.signal })
    const tooLate = `${origins.join(' or ')} did not answer this page within ${ANSWER_LIMIT_MS / 1000} seconds: it is to be in a frame of that portal.`
    const late = setTimeout(() => reject(new Error(tooLate)), ANSWER_LIMIT_MS)
    life.signal.addEventListener('abort', () => clearTimeout(late))
  })
  portal.postMessage(FRAMED_APP_HELLO, '*') // tells nothing
  return port.finally(() => life.abort())
}
