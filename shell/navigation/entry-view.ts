import { RETURN_TO_VIEW_LIMIT_MS } from '../config/limits.ts'
import { keepView, viewOf, type EntryView } from './entry-views.ts'
import { focusMarked, markFocus } from './focus-mark.ts'

/** The view to restore, until it is restored. */
let wanted: EntryView | undefined
let stopWaiting = (): void => {}

/** Called before anything changes, while the page of the entry is still there. One that was on its way back to its view keeps that. */
export function leaveEntry(index: number, path: string): void {
  if (wanted?.path !== path) keepView(index, { path, topPx: scrollY, focus: markFocus() })
}

/** True where the page that is on its way was seen before in this entry: it will be as it was left. Null for a new entry. */
export function returnTo(index: number | null, path: string): boolean {
  giveUp()
  const view = index === null ? undefined : viewOf(index)
  if (view?.path === path) wanted = view
  return wanted !== undefined
}

/** The page is drawn: brings it to where it was left, and again when what it still loads moves that, unless the person does something meanwhile. */
export function restoreView(main: HTMLElement): void {
  stopWaiting()
  if (!wanted) return
  let hasFocus = restored(wanted, main)
  const ending = new AbortController()
  const growth = new ResizeObserver(() => {
    if (wanted) hasFocus = restored(wanted, main, hasFocus)
  })
  const timer = setTimeout(giveUp, RETURN_TO_VIEW_LIMIT_MS)
  stopWaiting = () => {
    ending.abort()
    growth.disconnect()
    clearTimeout(timer)
  }
  growth.observe(main)
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(type, giveUp, { capture: true, passive: true, signal: ending.signal })
  }
}

function giveUp(): void {
  stopWaiting()
  wanted = undefined
}

/** Gives the focus back once, and scrolls each time; returned is whether the focus is where it was. */
function restored({ topPx, focus }: EntryView, main: HTMLElement, hasFocus = false): boolean {
  const isGiven = hasFocus || !focus || focusMarked(focus, main)
  scrollTo(0, topPx)
  return isGiven
}
