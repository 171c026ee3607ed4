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

/** The page is drawn: brings it to where it was left. What it still loads is waited for, unless the person does something meanwhile. */
export function restoreView(main: HTMLElement): void {
  stopWaiting()
  if (!wanted || restored(wanted, main)) return giveUp()
  const ending = new AbortController()
  const growth = new ResizeObserver(() => void (wanted && restored(wanted, main) && giveUp()))
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

function restored({ topPx, focus }: EntryView, main: HTMLElement): boolean {
  const hasFocus = !focus || focusMarked(focus, main)
  scrollTo(0, topPx)
  return hasFocus && Math.abs(scrollY - topPx) <= 1
}
