import { FRAMED_APP_HELLO, PORTAL_HELLO } from '../../shell/contract/framed-app.ts'
import type { MiniAppElement } from '../../shell/contract/mini-app.ts'
import { FramedApp } from './framed-app.ts'

export interface ConnectOptions {
  /** Parent of the element; the body by default. */
  place?: HTMLElement
  /** Origin of the only portal that may show the page; any may where it is not given. */
  portal?: string
}

/** Time that the portal has to answer the first message. */
const ANSWER_LIMIT_MS = 10_000

/**
 * Runs a mini-app in a page of its own, which the portal shows in a frame: the element gets the same `context`, `route` and
 * `portal` as in the portal's page, and the page wears the theme.
 *
 *     import App from './index.ts' // defineMiniApp(…)
 *     void connect(App)
 *
 * @param app The class of its element, or the tag that it is registered by.
 * @returns its element, drawn
 * @throws Error where the page is in no frame, or nothing around it answers
 */
export async function connect(
  app: CustomElementConstructor | string,
  { place = document.body, portal }: ConnectOptions = {},
): Promise<MiniAppElement> {
  if (window.parent === window)
    throw new Error('This page was opened by itself: it is shown by a portal, in a frame.')
  const tag = tagOf(app)
  const port = await portOf(window.parent, portal)
  await customElements.whenDefined(tag)
  return new FramedApp(port, tag, place).drawn
}

function tagOf(app: CustomElementConstructor | string): string {
  if (typeof app === 'string') return app
  const known = customElements.getName?.(app)
  if (known) return known
  customElements.define('framed-mini-app', app)
  return 'framed-mini-app'
}

async function portOf(portal: Window, onlyOrigin: string | undefined): Promise<MessagePort> {
  const life = new AbortController()
  const port = new Promise<MessagePort>((resolve, reject) => {
    const heard = ({ source, origin, data, ports: [given] }: MessageEvent) => {
      if (source === portal && data === PORTAL_HELLO && given && origin === (onlyOrigin ?? origin))
        resolve(given)
    }
    addEventListener('message', heard, { signal: life.signal })
    const tooLate = `No portal answered this page within ${ANSWER_LIMIT_MS / 1000} seconds.`
    const late = setTimeout(() => reject(new Error(tooLate)), ANSWER_LIMIT_MS)
    life.signal.addEventListener('abort', () => clearTimeout(late))
  })
  portal.postMessage(FRAMED_APP_HELLO, onlyOrigin ?? '*')
  return port.finally(() => life.abort())
}
