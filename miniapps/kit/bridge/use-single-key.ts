import { useCallback } from 'react'
import { useLatestMiniApp } from './use-mini-app.ts'
import { useShortcut } from './use-shortcut.ts'

/** Runs on a single key, unless these are turned off or while a dialog or menu has the keyboard; null for none. */
export function useSingleKey(key: string | null, run: () => void): void {
  const now = useLatestMiniApp()
  const isOn = useCallback((event: KeyboardEvent) => now().context.singleKeys && !isInDialog(event), [now])
  useShortcut(key, run, isOn)
}

const isInDialog = (event: KeyboardEvent) =>
  event.composedPath().some((target) => target instanceof Element && target.matches('dialog, [popover]'))
