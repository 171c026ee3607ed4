import { MINIAPP_RUN_TOURS } from '../contract/events.ts'
import type {
  MiniAppContext,
  MiniAppElement,
  MiniAppPortal,
  MiniAppRoute,
  NavigateOptions,
} from '../contract/mini-app.ts'
import { scriptOf } from '../catalogue/entries.ts'
import type { MiniAppEntry } from '../config/miniapps.ts'
import { overlayRootFor } from '../frame/overlay-root.ts'
import { createElement, tagOf } from '../lifecycle/element-of.ts'
import { freshAddress, loadModule } from '../lifecycle/load-module.ts'
import { makePortal } from '../lifecycle/make-portal.ts'
import { setProperties } from '../lifecycle/properties.ts'

/** Leads to a place within the app's own page or element. */
export type Go = (path: string, options?: NavigateOptions) => void

/** Root for the app's overlays, removed when the signal ends. */
type OverlayRoot = (signal: AbortSignal) => () => HTMLElement

/**
 * One app without the portal around it: the element that the portal mounts, with the same three properties.
 */
export class HostedApp {
  readonly #entry: MiniAppEntry
  readonly #go: Go
  readonly #overlayRoot: OverlayRoot
  #tag: string | undefined
  #hasFailed = false
  #element: MiniAppElement | undefined
  #life = new AbortController()
  #brandId = ''

  constructor(entry: MiniAppEntry, go: Go, overlayRoot: OverlayRoot = overlayRootFor) {
    this.#entry = entry
    this.#go = go
    this.#overlayRoot = overlayRoot
  }

  /** Its key. */
  get app(): string {
    return this.#entry.key
  }

  get isLoaded(): boolean {
    return this.#tag !== undefined
  }

  /** @throws LoadError where its script cannot be had */
  async load(): Promise<void> {
    const address = scriptOf(this.#entry)
    try {
      const from = this.#hasFailed ? freshAddress(address) : address
      const module = await loadModule(this.#entry.key, from)
      this.#tag = tagOf(this.#entry.key, module)
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }

  /** Shows it there for the brand of the context; another brand is another mount. */
  show(place: Element, context: MiniAppContext, route: MiniAppRoute): void {
    const brandId = context.workspace!.id
    if (this.#element?.parentNode === place && this.#brandId === brandId) {
      setProperties(this.#element, { context, route })
      return
    }
    this.end()
    this.#brandId = brandId
    this.#life = new AbortController()
    this.#element = createElement(this.#tag!)
    setProperties(this.#element, { context, route, portal: this.#portal(context) })
    place.append(this.#element)
  }

  end(): void {
    this.#life.abort()
    this.#element?.remove()
    this.#element = undefined
  }

  runTours(): void {
    this.#element?.dispatchEvent(new CustomEvent(MINIAPP_RUN_TOURS))
  }

  /** The portal's own, but that it leads to places of its own page. */
  #portal(context: MiniAppContext): MiniAppPortal {
    const { signal } = this.#life
    const overlayRoot = this.#overlayRoot(signal)
    const portal = makePortal(this.#entry, () => this.#element, overlayRoot, signal, context)
    return Object.freeze({
      ...portal,
      get overlayRoot() {
        return overlayRoot()
      },
      navigate: (path: string, options?: NavigateOptions) => {
        if (!signal.aborted) this.#go(path, options)
      },
    })
  }
}
