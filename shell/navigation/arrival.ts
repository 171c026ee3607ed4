import { HEADING_PATIENCE_MS } from '../config/limits.ts'
import { announce } from '../stores/notices.ts'
import { $place } from '../stores/place.ts'
import { awaitHeading, headingIn } from './await-heading.ts'
import { restoreView } from './entry-view.ts'
import { openModal } from './open-modal.ts'
import { pageTitle } from './page-title.ts'

/** Where the focus goes in a navigation, and what is read out: the main content when it sets out, the page's heading when it arrives. */
export class Arrival {
  /** The main content, once it is drawn. */
  main: HTMLElement | undefined
  #lastPath: string | undefined
  #stopWaiting = (): void => {}

  /** Moves the focus to the main content, or it would be lost with the old page. Called before anything changes: to focus lays the page out, which costs more later. */
  setOut(): void {
    if (this.#lastPath !== undefined && this.#lastPath !== $place.get().route.path)
      this.main?.focus({ preventScroll: true })
  }

  /** The same path once more, where it failed or was long in coming: arriving there is told as if it were another. */
  setOutAnew(): void {
    this.#lastPath = ''
    this.setOut()
  }

  /** Focus and scroll stay where they are at this path, and nothing is announced. */
  keepStillAt(path: string): void {
    this.#lastPath = path
  }

  /**
   * The page is drawn: one polite sentence says where we are, and focus goes to its heading if it has one. The first page of a
   * visit leaves focus where the browser put it; one that was seen before is as it was left.
   */
  arrive(): void {
    const { main } = this
    if (!main) return
    const { path } = $place.get().route
    const isNews = this.#lastPath !== undefined && this.#lastPath !== path
    this.#lastPath = path
    if (isNews) {
      this.#stopWaiting()
      this.#tell()
    }
    restoreView(main)
  }

  /** Focus goes to the page's heading, if it has one; true when it has arrived there. */
  focusPage(): boolean {
    const heading = this.main && headingIn(this.main)
    if (heading && heading.tabIndex < 0) heading.tabIndex = -1
    const target = heading ?? this.main
    target?.focus({ preventScroll: true })
    return target !== undefined && (target.getRootNode() as Document | ShadowRoot).activeElement === target
  }

  /** Under a modal dialog nothing takes the focus and nothing is read out: it is told when the dialog goes, unless another page has come by then. */
  #tell(): void {
    const path = this.#lastPath
    const modal = this.focusPage() ? null : openModal()
    if (modal) modal.addEventListener('close', () => path === this.#lastPath && this.#tell(), { once: true })
    else if (headingIn(this.main!)) announce(pageTitle())
    else this.#tellOnceDrawn(this.main!)
  }

  /** A page that loads what it is about has neither heading nor title before: both are told when they are there, unless the person went on to something else meanwhile. */
  #tellOnceDrawn(main: HTMLElement): void {
    const isWaiting = () => isFocused(main)
    const patience = setTimeout(() => isWaiting() && announce(pageTitle()), HEADING_PATIENCE_MS)
    const stop = awaitHeading(main, (heading) => {
      if (!isWaiting() && !isFocused(heading)) return this.#stopWaiting()
      this.focusPage()
      requestAnimationFrame(() => setTimeout(() => isFocused(heading) && announce(pageTitle()))) // the breadcrumbs are told after the heading is drawn
      clearTimeout(patience)
    })
    this.#stopWaiting = () => {
      stop()
      clearTimeout(patience)
    }
  }
}

const isFocused = (element: HTMLElement): boolean =>
  (element.getRootNode() as Document | ShadowRoot).activeElement === element
