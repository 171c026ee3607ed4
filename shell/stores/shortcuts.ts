import { atom } from 'nanostores'
import type { ShortcutGroup } from '../contract/shortcut.ts'

const none: readonly ShortcutGroup[] = Object.freeze([])

/** Keys that the mounted mini-app acts on. */
export const $shortcuts = atom(none)

export const offerShortcuts = (groups: readonly ShortcutGroup[]): void => $shortcuts.set(groups)
export const withdrawShortcuts = (): void => $shortcuts.set(none)
