import type { ComponentType, ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { MINIAPP_ERROR } from '../../../shell/contract/events.ts'
import type {
  MiniAppContext,
  MiniAppElement,
  MiniAppPortal,
  MiniAppRoute,
} from '../../../shell/contract/mini-app.ts'
import { onWords, showLanguageOfElement } from '../../../shell/contract/words.ts'
import { MiniAppContextProvider, type MiniApp, type MiniAppSource } from './use-mini-app.ts'
import { ShadowRootProvider } from './use-sheet.ts'
import controls from '../controls/controls.css?sheet'

/** The contract's, by its type only: its value would come to this chunk, and the login page would load React with it. */
const LATE_FAILURE: typeof MINIAPP_ERROR = 'miniapp-error'

/**
 * A custom element with a React root in its shadow: the default export of each of our mini-apps.
 * Rendering commits synchronously, so new content paints in the frame after the click and a failing first render rejects the mount.
 */
export function island(App: ComponentType, ...sheets: CSSStyleSheet[]): CustomElementConstructor {
  return class Island extends HTMLElement implements MiniAppElement {
    #root: Root | undefined
    #given: Partial<MiniApp> = {}
    #failure: unknown
    #scheduled = false
    #language = ''
    #shown: ReactNode
    #stopWords: (() => void) | undefined
    readonly #listeners = new Set<() => void>()
    readonly #source: MiniAppSource = {
      now: () => this.#given as MiniApp,
      listen: (tell) => {
        this.#listeners.add(tell)
        return () => this.#listeners.delete(tell)
      },
    }

    get context() {
      return this.#given.context!
    }
    set context(value: MiniAppContext) {
      this.#give({ context: value })
    }
    get route() {
      return this.#given.route!
    }
    set route(value: MiniAppRoute) {
      this.#give({ route: value })
    }
    get portal() {
      return this.#given.portal!
    }
    set portal(value: MiniAppPortal) {
      this.#give({ portal: value })
    }

    connectedCallback() {
      this.#root ??= createRoot(this.shadowRoot ?? this.#attach(), {
        onUncaughtError: (error) => this.#failed(error),
      })
      this.#stopWords ??= onWords(() => {
        this.#shown = undefined // drawn anew from the top; what is typed stays
        this.#render()
      })
      this.#render()
    }

    /** Sets the sheets only here: parts add theirs later, and do not again when the element is moved. */
    #attach(): ShadowRoot {
      const shadow = this.attachShadow({ mode: 'open' })
      shadow.adoptedStyleSheets = [controls, ...sheets]
      return shadow
    }

    /** Unmounting waits a microtask, so that moving the element does not lose its state. */
    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#root?.unmount()
        this.#root = undefined
        this.#stopWords?.()
        this.#stopWords = undefined
      })
    }

    /** The shell awaits this as the end of mount and update: after the render that is scheduled, never inside another one. */
    async ready(): Promise<void> {
      await Promise.resolve()
      if (this.#failure !== undefined) throw this.#failure
    }

    #give(part: Partial<MiniApp>) {
      this.#given = { ...this.#given, ...part }
      if (!this.#root || this.#scheduled) return
      this.#scheduled = true // several properties set in a row are one render
      queueMicrotask(() => this.#scheduled && this.#render())
    }

    #render() {
      this.#scheduled = false
      const { context, route, portal } = this.#given
      if (!this.#root || !context || !route || !portal || this.#awaitsWords(context)) return
      this.#failure = undefined
      this.#shown ??= (
        <ShadowRootProvider value={this.shadowRoot}>
          <MiniAppContextProvider value={this.#source}>
            <App />
          </MiniAppContextProvider>
        </ShadowRootProvider>
      )
      flushSync(() => {
        this.#root?.render(this.#shown) // the same as before draws nothing, unless it failed then
        for (const tell of this.#listeners) tell()
      })
    }

    /** In a page that knows nothing of our words nothing is drawn before they are there; each language is asked for once. */
    #awaitsWords({ displaySettings: { displayLanguage, numberLocale } }: MiniAppContext): boolean {
      if (this.#language === displayLanguage) return false
      this.#language = displayLanguage
      const coming = showLanguageOfElement(displayLanguage, numberLocale)
      const draw = () => this.#render()
      coming?.then(draw, draw)
      return coming !== undefined
    }

    /** During mount the rejection of `ready` tells the shell; later the event does. */
    #failed(error: unknown) {
      this.#failure = error
      this.dispatchEvent(new CustomEvent(LATE_FAILURE, { detail: error, bubbles: true, composed: true }))
    }
  }
}
