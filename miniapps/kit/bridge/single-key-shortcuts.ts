import { useSyncExternalStore } from 'react'
import { words } from '../words/words.ts'
import { useShortcut } from './use-shortcut.ts'

const KEY = 'singleKeyShortcuts'

/**
 * Keys in the questions of an audit, most of them single; the header lists them among all others. They stand here and
 * not in a file of their own, which would be one more to fetch before the first screen.
 */
export const questionShortcuts = (): readonly { keys: readonly string[]; text: string }[] => [
  { keys: ['0', '1', '2', '3', '4'], text: words('questionKey.level') },
  { keys: ['N'], text: words('questionKey.notApplicable') },
  { keys: ['C'], text: words('questionKey.clear') },
  { keys: ['E'], text: words('questionKey.write') },
  { keys: ['Esc'], text: words('questionKey.stop') },
  { keys: ['J', '↓'], text: words('questionKey.next') },
  { keys: ['K', '↑'], text: words('questionKey.previous') },
  { keys: ['U'], text: words('questionKey.unanswered') },
]

const listeners = new Set<() => void>()

/** Whether single keys do something; WCAG 2.1.4 wants a way to turn them off. */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true // storage is blocked: the default
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // storage is full or blocked: the choice lasts as long as nobody can keep it
  }
  for (const tell of listeners) tell()
}

/** `singleKeysOn`, for what is on screen while it is changed. */
export function useSingleKeysOn(): boolean {
  return useSyncExternalStore(listen, singleKeysOn)
}

function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Runs on a single key, unless turned off or while a dialog or menu has the keyboard. */
export function useSingleKey(key: string, run: () => void): void {
  useShortcut(key, run, isFree)
}

function isFree(event: KeyboardEvent): boolean {
  return (
    !event
      .composedPath()
      .some((target) => target instanceof Element && target.matches('dialog, [popover]')) && singleKeysOn()
  )
}
