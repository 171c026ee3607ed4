import { announce } from '../stores/notices.ts'
import { $place } from '../stores/location.ts'
import { pageTitle } from '../reactions/page.ts'
import { openModal } from '../reactions/open-modal.ts'

let lastPath: string | undefined

/** Moves the focus to the main content, or it would be lost with the old page. Called before anything changes: to focus lays the page out, which costs more later. */
export function setOut(main: HTMLElement): void {
  if (lastPath !== undefined && lastPath !== $place.get().route.path) main.focus({ preventScroll: true })
}

/** The same path once more, where it failed or was long in coming: arriving there is told as if it were another. */
export function setOutAnew(main: HTMLElement): void {
  lastPath = ''
  setOut(main)
}

/** Nothing is to be moved or told at this path. */
export const arrivedAt = (path: string): void => void (lastPath = path)

/**
 * After a navigation: one polite sentence says where we are, and focus goes to the new page's heading if it has one.
 * The first page of a visit leaves focus where the browser put it.
 */
export function arrive(main: HTMLElement): void {
  const { path } = $place.get().route
  if (path === lastPath) return
  const isFirst = lastPath === undefined
  lastPath = path
  if (isFirst) return
  tellArrival(main)
}

/** Under a modal dialog nothing takes the focus and nothing is read out: it is told when the dialog goes, unless another page has come by then. */
function tellArrival(main: HTMLElement): void {
  const path = lastPath
  const modal = focusPage(main) ? null : openModal()
  if (modal) modal.addEventListener('close', () => path === lastPath && tellArrival(main), { once: true })
  else announce(pageTitle())
}

/** Focus goes to the page's heading, if it has one; true when it has arrived there. */
export function focusPage(main: HTMLElement): boolean {
  const heading = headingIn(main)
  if (heading && heading.tabIndex < 0) heading.tabIndex = -1
  const target = heading ?? main
  target.focus({ preventScroll: true })
  return (target.getRootNode() as Document | ShadowRoot).activeElement === target
}

/** The first h1 that is not of what is just going, through shadow roots. Step by step, for it comes early where there is one: selectors would collect all there is. */
function headingIn(element: Element): HTMLElement | null {
  if (element instanceof HTMLElement && element.style.display === 'none') return null
  if (element instanceof HTMLHeadingElement && element.localName === 'h1') return element
  for (const root of [element.shadowRoot, element]) {
    for (let child = root?.firstElementChild; child; child = child.nextElementSibling) {
      const heading = headingIn(child)
      if (heading) return heading
    }
  }
  return null
}
