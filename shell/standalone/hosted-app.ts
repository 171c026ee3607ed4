import { MINIAPP_RUN_TOURS } from '../contract/events.ts'
import { localPath, pathNow } from '../contract/local-path.ts'
import type { MiniAppContext, MiniAppElement, MiniAppPortal, NavigateOptions } from '../contract/mini-app.ts'
import { warnAbout } from '../contract/warn-about.ts'
import { scriptOf } from '../catalogue/entries.ts'
import type { MiniAppEntry } from '../config/miniapps.ts'
import { overlayRootFor } from '../frame/overlay-root.ts'
import { createElement, tagOf } from '../lifecycle/element-of.ts'
import { freshAddress, loadModule } from '../lifecycle/load-module.ts'
import { makePortal } from '../lifecycle/make-portal.ts'
import { setProperties } from '../lifecycle/properties.ts'
import { basePathOf, placeIn, routeAt } from './hash-route.ts'

/** One app in a page of its own: the element that the portal mounts, with the same three properties. */
export class HostedApp {
  readonly #entry: MiniAppEntry
  #tag: string | undefined
  #hasFailed = false
  #element: MiniAppElement | undefined
  #life = new AbortController()
  #brandId = ''

  constructor(entry: MiniAppEntry) {
    this.#entry = entry
  }

  get isLoaded(): boolean {
    return this.#tag !== undefined
  }

  /** @throws LoadError where its script cannot be had */
  async load(): Promise<void> {
    const address = scriptOf(this.#entry)
    try {
      const module = await loadModule(this.#entry.key, this.#hasFailed ? freshAddress(address) : address)
      this.#tag = tagOf(this.#entry.key, module)
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }

  /** Shows it at the address of the page for the brand of the context; another brand is another mount. */
  show(place: Element, context: MiniAppContext): void {
    const brandId = context.workspace!.id
    const asked = placeIn(location.hash)
    const isOwn = asked.brandId === brandId
    if (!isOwn) history.replaceState(null, '', basePathOf(location.pathname, brandId)) // so that it can be passed on
    const route = routeAt(location.pathname, isOwn ? asked : placeIn(location.hash))
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

  /** The portal's own, but that it leads to places behind the address of this page. */
  #portal(context: MiniAppContext): MiniAppPortal {
    const { signal } = this.#life
    const overlayRoot = overlayRootFor(signal)
    const portal = makePortal(this.#entry, () => this.#element, overlayRoot, signal, context)
    return Object.freeze({
      ...portal,
      get overlayRoot() {
        return overlayRoot()
      },
      navigate: (path: string, options?: NavigateOptions) => {
        if (!signal.aborted) goWithin(this.#entry.key, path, options)
      },
    })
  }
}

/** Leads to a place of this page; anything else is a page of the portal, which may not be here. */
export function goWithin(key: string, path: string, { replace, newTab }: NavigateOptions = {}): void {
  const local = localPath(path)
  if (!local?.startsWith(`${location.pathname}#/`)) {
    warnAbout(key, `Mini-app ${key} asked for "${path}", which is no place of this page`)
    return
  }
  if (newTab) return void open(local, '_blank', 'noopener')
  if (local === pathNow()) return
  history[replace ? 'replaceState' : 'pushState'](null, '', local)
  dispatchEvent(new PopStateEvent('popstate'))
}
