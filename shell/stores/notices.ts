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
  $notices.set([...others, { ...notice, id: ++lastId }].slice(-MOST_AT_ONCE))
  return lastId
}

export function dismissNotice(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id))
}

/** What assistive technology is told, politely; a new object each time. */
export const $announcement = atom<{ text: string }>({ text: '' })

export const announce = (text: string): void => $announcement.set({ text })
