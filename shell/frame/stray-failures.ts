import { MINIAPP_ERROR } from '../contract/events.ts'
import { shownApps } from '../lifecycle/registration.ts'
import type { MiniApp } from '../lifecycle/mini-app.ts'
import { failureOf, isBlank, isHandled, isOfReact, ownerOf, type Stray } from '../lifecycle/stray-failure.ts'
import { askToLeave } from '../navigation/leave-question.ts'
import { dismissNotice, notify } from '../stores/notices.ts'
import { titleSaid } from '../words/signed-in/title-said.ts'
import { words } from '../words/signed-in/words/words.ts'
import type { Current } from './outlet-properties.ts'

interface Outlet {
  current(): Current | undefined
  /** Takes a mini-app out that draws nothing any more. */
  broke(app: MiniApp, failure: unknown): void
  retry(): void
}

/**
 * What fails in the mounted mini-app while nobody waits for it: in a listener, a timer, a promise, a late render. One that
 * still draws is not taken away from whoever works in it; they are told once, and may start it again.
 */
export class StrayFailures {
  readonly #outlet: Outlet
  #told: { app: MiniApp; notice: number } | undefined

  constructor(outlet: Outlet) {
    this.#outlet = outlet
  }

  /** Returned is what ends it. */
  listen(place: HTMLElement): () => void {
    const over = new AbortController()
    const { signal } = over
    addEventListener('error', this.#hear, { signal })
    addEventListener('unhandledrejection', this.#hear, { signal })
    place.addEventListener(MINIAPP_ERROR, (event) => this.#hearReport(event as CustomEvent<unknown>), {
      signal,
    })
    return () => over.abort()
  }

  /** The mini-app goes, and what was said about it. */
  leave(): void {
    if (this.#told) dismissNotice(this.#told.notice)
    this.#told = undefined
  }

  /** A mini-app that noticed its failure says so itself. */
  #hearReport({ target, detail }: CustomEvent<unknown>): void {
    const { app } = this.#outlet.current() ?? {}
    if (app?.element?.contains(target as Node)) this.#outlet.broke(app, detail)
  }

  readonly #hear = (stray: Stray): void => {
    const { app } = this.#outlet.current() ?? {}
    if (!app?.isMounted) return
    const owner = ownerOf(stray, shownApps())
    if (owner ? owner !== app : !isOfReact(stray)) return
    setTimeout(() => isHandled(stray) || this.#judge(app, failureOf(stray), owner !== undefined)) // by then other listeners have heard of it, and React has cleared its root
  }

  #judge(app: MiniApp, failure: unknown, isCertain: boolean): void {
    if (this.#outlet.current()?.app !== app || !app.isMounted) return
    if (isBlank(app.element!)) this.#outlet.broke(app, failure)
    else if (isCertain && this.#told?.app !== app) this.#tell(app)
  }

  #tell(app: MiniApp): void {
    const { title } = this.#outlet.current()!.entry
    const isStale = () => this.#outlet.current()?.app !== app
    const retry = async () => void ((await askToLeave(isStale)) && !isStale() && this.#outlet.retry())
    const text = words('stray', { title: titleSaid(title) })
    this.#told = {
      app,
      notice: notify({
        kind: 'warning',
        text,
        action: { label: words('tryAgain'), run: () => void retry() },
      }),
    }
  }
}
