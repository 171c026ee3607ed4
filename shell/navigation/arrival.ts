import { announce } from '../stores/notices.ts'
import { $place } from '../stores/place.ts'
import { restoreView } from './entry-view.ts'
import { openModal } from './open-modal.ts'
import { pageTitle } from './page-title.ts'

/** Where the focus goes in a navigation, and what is read out: the main content when it sets out, the page's heading when it arrives. */
export class Arrival {
  /** The main content, once it is drawn. */
  main: HTMLElement | undefined
  #lastPath: string | undefined

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
    if (isNews) this.#tell()
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
    if (!modal) return announce(pageTitle())
    modal.addEventListener('close', () => path === this.#lastPath && this.#tell(), { once: true })
  }
}

/** The first h1 that is not of what is just going, through shadow roots. Step by step, for it comes early where there is one: selectors would collect all there is. */
function headingIn(element: Element): HTMLElement | undefined {
  if (element instanceof HTMLElement && element.style.display === 'none') return undefined
  if (element instanceof HTMLHeadingElement && element.localName === 'h1') return element
  for (const root of [element.shadowRoot, element]) {
    for (let child = root?.firstElementChild; child; child = child.nextElementSibling) {
      const heading = headingIn(child)
      if (heading) return heading
    }
  }
  return undefined
}
