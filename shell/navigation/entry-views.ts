import { safeSession } from '../api/safe-storage.ts'

/** Where somebody was in one entry of the browser's history. */
export interface EntryView {
  /** Address of the entry: its number may stand for another one by now. */
  path: string
  /** How far the page was scrolled. */
  topPx: number
  focus: FocusMark | null
}

/** What had the focus, in words that still hold when the page is drawn anew. */
export interface FocusMark {
  tag: string
  /** Its address, label or text; '' where it has none. */
  name: string
  /** From the main content down: which child each time, -1 for the shadow root. */
  way: readonly number[]
}

const KEY = 'os-entry-views'

let views: Map<number, EntryView> | undefined

/** Kept with the tab, so that a reload and the way back from another site find them. */
function known(): Map<number, EntryView> {
  views ??= new Map(stored())
  return views
}

export const viewOf = (index: number): EntryView | undefined => known().get(index)

export const keepView = (index: number, view: EntryView): void => void known().set(index, view)

export function forgetViewsFrom(index: number): void {
  for (const each of known().keys()) if (each >= index) known().delete(each)
}

export const storeViews = (): void => void safeSession.set(KEY, JSON.stringify([...known()]))

/** They are one person's. */
export function forgetViews(): void {
  views = new Map()
  safeSession.remove(KEY)
}

function stored(): readonly (readonly [number, EntryView])[] {
  try {
    const list: unknown = JSON.parse(safeSession.get(KEY) ?? '[]')
    return Array.isArray(list) ? (list as [number, EntryView][]) : []
  } catch {
    return [] // written by something else
  }
}
