import { useSyncExternalStore } from 'react'
import { useShortcut } from './use-shortcut.ts'

const KEY = 'singleKeyShortcuts'

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
  return !event.composedPath().some((target) => target instanceof Element && target.matches('dialog, [popover]')) && singleKeysOn()
}
