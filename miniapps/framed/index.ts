import {
  MINIAPP_EVENT_REFUSED,
  MINIAPP_RUN_TOURS,
  type MiniAppEventRefusal,
} from '../../shell/contract/events.ts'
import {
  FRAMED_APP_HELLO,
  PORTAL_HELLO,
  type FramedLook,
  type FromFramedApp,
  type ToFramedApp,
} from '../../shell/contract/framed-app.ts'
import type {
  MiniAppContext,
  MiniAppElement,
  MiniAppPortal,
  MiniAppRoute,
} from '../../shell/contract/mini-app.ts'
import { warnAbout } from '../../shell/contract/warn-about.ts'
import { carryOut, type Answer } from './carry-out.ts'
import { lookOf, onLook } from './look-of-page.ts'
import { readWish } from './read-wish.ts'
import styles from './framed.css?sheet'

/** How long a page may take to say hello. */
const HELLO_LIMIT_MS = 10_000
export const timeouts = {
  mount: { millis: HELLO_LIMIT_MS + 1000, warningMillis: HELLO_LIMIT_MS, dieOnTimeout: true },
}

/** The page keeps its own origin, and with it its storage: never the portal's, where it could take the sandbox off. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-downloads allow-same-origin'

type News = { context?: MiniAppContext; route?: MiniAppRoute; look?: FramedLook }
type Given = { context: MiniAppContext; route: MiniAppRoute; portal: MiniAppPortal }

/** One element for every mini-app that lives in a frame: the shell must not name it after the first of them, nor is any key's tag like it. */
export const tag = 'os-framed-app'

/** Shows the page of a mini-app that is not trusted in a sandboxed frame, and passes on what the two say to each other. */
class FramedElement extends HTMLElement implements MiniAppElement {
  readonly #frame = document.createElement('iframe')
  #said = (): void => {}
  #failed: (reason: Error) => void = () => {}
  readonly #hello = new Promise<void>((resolve, reject) => {
    this.#said = resolve
    this.#failed = reject
  })
  #given: Partial<Given> = {}
  /** By the id of the brand that it keeps drafts for. */
  readonly #portals = new Map<string, MiniAppPortal>()
  #untold: News | undefined
  #port: MessagePort | undefined

  get context() {
    return this.#given.context!
  }
  set context(context: MiniAppContext) {
    this.#give({ context })
  }
  get route() {
    return this.#given.route!
  }
  set route(route: MiniAppRoute) {
    this.#give({ route })
  }
  get portal() {
    return this.#given.portal!
  }
  set portal(portal: MiniAppPortal) {
    this.#given.portal = portal
    this.#portals.set(this.#given.context?.workspace?.id ?? '', portal) // the context is given first
  }

  connectedCallback(): void {
    const { app, signal } = this.portal
    const page = new URL(app.frame!)
    if (page.origin === location.origin)
      throw new Error(
        `The page of ${app.title} at ${page.href} is of the portal's own origin, where no frame keeps it apart.`,
      )
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [styles]
    this.#frame.title = app.title
    this.#frame.referrerPolicy = 'origin'
    this.#frame.setAttribute('sandbox', SANDBOX)
    this.#frame.src = page.href
    addEventListener('message', (message) => this.#heard(message, page), { signal })
    onLook(() => this.#tellSoon({ look: lookOf(this.portal.appearance.get()) }), signal)
    this.addEventListener(
      MINIAPP_EVENT_REFUSED,
      (event) =>
        this.#tell({ type: 'refused', reason: (event as CustomEvent<MiniAppEventRefusal>).detail.reason }),
      { signal },
    )
    this.addEventListener(MINIAPP_RUN_TOURS, () => this.#tell({ type: 'run-tours' }), { signal })
    const late = setTimeout(
      () =>
        this.#failed(
          new Error(
            `The page of ${app.title} at ${page.href} did not answer within ${HELLO_LIMIT_MS / 1000} seconds.`,
          ),
        ),
      HELLO_LIMIT_MS,
    )
    signal.addEventListener('abort', () => this.#end(late))
    this.shadowRoot!.append(this.#frame)
  }

  /** Drawn when its page can listen. */
  ready(): Promise<void> {
    return this.#hello
  }

  #end(late: ReturnType<typeof setTimeout>): void {
    clearTimeout(late)
    this.#port?.close()
    this.#said()
  }

  /** Only the frame's own page is heard, and only while it is the one that the configuration names. */
  #heard({ source, origin, data }: MessageEvent, page: URL): void {
    if (source !== this.#frame.contentWindow || origin !== page.origin || data !== FRAMED_APP_HELLO) return
    if (this.#port) takeBack(this.portal) // it was reloaded: what it held is gone
    this.#port?.close()
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    const answer: Answer = (what, transfer = []) => port1.postMessage(what, transfer) // never to the page after the one that asked
    port1.addEventListener('message', (message) => this.#wished(message.data, answer))
    port1.start()
    this.#frame.contentWindow!.postMessage(PORTAL_HELLO, page.origin, [port2])
    const { context, route } = this
    this.#untold = undefined
    const look = lookOf(this.portal.appearance.get())
    this.#tell({ type: 'told', app: this.portal.app, context, route, look })
    this.#frame.className = 'here'
    this.#said()
  }

  #wished(message: unknown, answer: Answer): void {
    const wish = readWish(message)
    const portal = wish && this.#portalFor(wish)
    if (portal) carryOut(wish, portal, this, answer)
    else
      warnAbout(
        this.portal.app.key,
        `Mini-app ${this.portal.app.key} said something from its frame that is no wish`,
      )
  }

  /** A draft may be that of the brand before: the page had not heard of the change yet. */
  #portalFor(wish: FromFramedApp): MiniAppPortal | undefined {
    return 'brand' in wish && wish.brand !== undefined ? this.#portals.get(wish.brand) : this.portal
  }

  #give(part: Partial<Pick<Given, 'context' | 'route'>>): void {
    Object.assign(this.#given, part)
    this.#tellSoon(part)
  }

  #tellSoon(part: News): void {
    if (!this.#port) return
    if (!this.#untold) queueMicrotask(() => this.#tellNews()) // several properties set in a row are one message
    this.#untold = { ...this.#untold, ...part }
  }

  #tellNews(): void {
    if (this.#untold) this.#tell({ type: 'told', ...this.#untold })
    this.#untold = undefined
  }

  #tell(what: ToFramedApp): void {
    this.#port?.postMessage(what)
  }
}

/** What only a page that runs can answer for. */
function takeBack(portal: MiniAppPortal): void {
  portal.setDirty(false)
  portal.offerCommands([])
  portal.offerShortcuts([])
  portal.emit('hide-product-tours-reminder')
  portal.emit('set-has-product-tours', { has: false })
}

if (!customElements.get(tag)) customElements.define(tag, FramedElement)

export default FramedElement
