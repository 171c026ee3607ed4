import { atom } from 'nanostores'
import type { Notice } from '../contract/mini-app.ts'

/** Of the person who is here, or of the page: true whoever is signed in. */
type Whose = 'person' | 'page'

export interface ShownNotice extends Notice {
  id: number
  whose: Whose
}

const MOST_AT_ONCE = 4

/** Short messages at the edge of the page, newest last. */
export const $notices = atom<readonly ShownNotice[]>([])

let lastId = 0

/** The same text again replaces the one that is shown. The number is for `dismissNotice`. */
export function notify(notice: Notice, whose: Whose = 'person'): number {
  const others = $notices.get().filter(({ text }) => text !== notice.text)
  $notices.set(newestOf([...others, { ...notice, whose, id: ++lastId }]))
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

/** A person's go with them: what they offer is done in that person's name. The page's own are told once, and stay. */
export const clearPersonsNotices = (): void =>
  $notices.set($notices.get().filter(({ whose }) => whose === 'page'))

/** What assistive technology is told, politely; a new object each time. */
export const $announcement = atom<{ text: string }>({ text: '' })

export const announce = (text: string): void => $announcement.set({ text })
