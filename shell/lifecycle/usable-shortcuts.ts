import type { ShortcutGroup } from '../contract/shortcut.ts'
import { warnAbout } from '../contract/warn-about.ts'

/** What a mini-app offers, taken whole or not at all: the header draws every word of it. */
export function usableShortcuts(app: string, offered: unknown): readonly ShortcutGroup[] {
  try {
    return (offered as readonly ShortcutGroup[]).map(({ title, shortcuts }) => ({
      title: text(title),
      shortcuts: shortcuts.map((shortcut) => ({ keys: shortcut.keys.map(text), text: text(shortcut.text) })),
    }))
  } catch {
    warnAbout(app, `Mini-app ${app} offered shortcuts that cannot be listed: see ShortcutGroup`)
    return []
  }
}

/** @throws TypeError for what cannot be read */
function text(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') throw new TypeError('No text')
  return value
}
