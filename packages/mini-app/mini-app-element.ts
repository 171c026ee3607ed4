import { MINIAPP_ERROR } from '../../shell/contract/events.ts'
import type {
  MiniAppContext,
  MiniAppElement,
  MiniAppPortal,
  MiniAppRoute,
} from '../../shell/contract/mini-app.ts'

/** The portal's properties of a mini-app, set anew when they change. */
export interface MiniAppProps {
  /** Person, brand, tenant, permissions and formats. */
  context: MiniAppContext
  /** Base path of the mini-app, and the rest of the address. */
  route: MiniAppRoute
  /** The portal's functions for a mini-app. */
  portal: MiniAppPortal
}

/** Root that the component is drawn into: the element's shadow root, or the element itself. */
export type MiniAppRoot = ShadowRoot | HTMLElement

export interface MiniAppOptions {
  /**
   * False: drawn into the element itself, where styles of other parts of the page reach it. True by default.
   */
  shadow?: boolean
}

/** The component that is mounted now. */
export interface Drawing {
  /** Draws what has changed; with a promise, it is drawn when that resolves. */
  update(props: MiniAppProps): unknown
  /** Takes all of it away. */
  end(): void
}

/**
 * Draws a component. `fail` takes what breaks it later.
 * @throws what breaks it at once
 */
export type Draw = (
  root: MiniAppRoot,
  props: MiniAppProps,
  fail: (error: unknown) => void,
) => Drawing | PromiseLike<Drawing>

/** The class of an element that a mini-app's module exports. */
export type MiniAppClass = new () => MiniAppElement

/**
 * The element around any framework's component. It is drawn when it is connected, and keeps its state where
 * it is moved; properties that are set one after the other are one update; `ready` is what the portal waits
 * for.
 */
export function miniAppElement(draw: Draw, { shadow = true }: MiniAppOptions = {}): MiniAppClass {
  return class extends HTMLElement implements MiniAppElement {
    #props: Partial<MiniAppProps> = {}
    #drawing: Drawing | PromiseLike<Drawing> | undefined
    #work: Promise<void> | undefined
    #failure: { error: unknown } | undefined
    #isScheduled = false

    get context() {
      return this.#props.context!
    }
    set context(context: MiniAppContext) {
      this.#give({ context })
    }
    get route() {
      return this.#props.route!
    }
    set route(route: MiniAppRoute) {
      this.#give({ route })
    }
    get portal() {
      return this.#props.portal!
    }
    set portal(portal: MiniAppPortal) {
      this.#give({ portal })
    }

    connectedCallback() {
      if (this.#drawing) return // it was moved
      const root = shadow ? (this.shadowRoot ?? this.attachShadow({ mode: 'open' })) : this
      this.#attempt(() => (this.#drawing = draw(root, this.#now(), (error) => this.#failed(error))))
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        const drawing = this.#drawing
        if (this.isConnected || !drawing) return
        this.#drawing = undefined
        whenDrawn(drawing, ({ end }) => end())
      })
    }

    /** Resolves when what was set last is on the page; rejects with what broke it. */
    async ready(): Promise<void> {
      await Promise.resolve() // the update that is scheduled
      await this.#work
      if (this.#failure) throw this.#failure.error
    }

    #now = (): MiniAppProps => ({ ...this.#props }) as MiniAppProps

    #give(part: Partial<MiniAppProps>) {
      Object.assign(this.#props, part)
      if (!this.#drawing || this.#isScheduled) return
      this.#isScheduled = true
      queueMicrotask(() => {
        this.#isScheduled = false
        const drawing = this.#drawing
        if (drawing) this.#attempt(() => whenDrawn(drawing, ({ update }) => update(this.#now())))
      })
    }

    #attempt(work: () => unknown) {
      this.#failure = undefined
      try {
        const drawn = work()
        this.#work = isThenable(drawn)
          ? Promise.resolve(drawn).then(
              () => {},
              (error: unknown) => this.#failed(error),
            )
          : undefined
      } catch (error) {
        this.#failed(error)
      }
    }

    /** While it is mounted the rejection of `ready` tells the portal, later the event does. */
    #failed(error: unknown) {
      this.#failure = { error }
      this.dispatchEvent(new CustomEvent(MINIAPP_ERROR, { detail: error, bubbles: true, composed: true }))
    }
  }
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | undefined)?.then === 'function'

/** At once where it can be, so that what is new is on the page in the next frame. */
const whenDrawn = <Result>(drawing: Drawing | PromiseLike<Drawing>, act: (drawing: Drawing) => Result) =>
  isThenable(drawing) ? drawing.then(act) : act(drawing)
