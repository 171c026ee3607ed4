import { atom } from 'nanostores'
import type { Notice } from '../contract/mini-app.ts'

export interface ShownNotice extends Notice {
  id: number
}

const MOST_AT_ONCE = 4

/** Short messages at the edge of the page, newest last. */
export const $notices = atom<readonly ShownNotice[]>([])

let lastId = 0

/** The same text again replaces the one that is shown. The number is for `dismissNotice`. */
export function notify(notice: Notice): number {
  const others = $notices.get().filter(({ text }) => text !== notice.text)
  $notices.set(newestOf([...others, { ...notice, id: ++lastId }]))
  return lastId
}

/** What asks for something stays until it is answered: it goes for nothing but too many of its kind. What passes by always has a place. */
function newestOf(all: readonly ShownNotice[]): readonly ShownNotice[] {
  const asking = all.filter(({ action }) => action).slice(-MOST_AT_ONCE)
  const passing = all.filter(({ action }) => !action).slice(-Math.max(1, MOST_AT_ONCE - asking.length))
  return all.filter((notice) => asking.includes(notice) || passing.includes(notice))
}

export function dismissNotice(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id))
}

/** They are for whoever was here when they came, and what they offer is done in that person's name. */
export const clearNotices = (): void => $notices.set([])

/** What assistive technology is told, politely; a new object each time. */
export const $announcement = atom<{ text: string }>({ text: '' })

export const announce = (text: string): void => $announcement.set({ text })
