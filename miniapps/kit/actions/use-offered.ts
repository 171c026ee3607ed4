import { useCommand } from '../bridge/use-command.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { useShortcutsTold } from '../bridge/use-shortcuts-told.ts'
import { useSingleKey } from '../bridge/use-single-key.ts'
import type { Action } from './action.ts'
import type { Acting } from './use-acting.tsx'

interface Offered<On> {
  action: Action<On>
  on: On
  acting: Acting
  hint: string | undefined
  isOneOfMany?: boolean | undefined
}

/** Offers an action in the command palette, by its key, and in the list of keys, as long as its button is there. */
export function useOffered<On>({ action, on, acting, hint, isOneOfMany }: Offered<On>): void {
  const { title } = useMiniApp().portal.app
  const { key, shortcut, command } = action
  const label = action.label(on)
  const run = () => acting.run(action, on)
  const isResting = acting.isOpen || acting.busy !== undefined
  useCommand(
    isResting || isOneOfMany ? null : { id: key, title: command?.(on) ?? label, hint: hint ?? title, run },
  )
  useSingleKey(shortcut ?? null, () => isResting || run())
  useShortcutsTold(title, shortcut === undefined ? [] : [{ keys: [shortcut.toUpperCase()], text: label }])
}
