import { useEffect, useId } from 'react'
import type { ShortcutGroup } from '../../../shell/contract/shortcut.ts'
import { useMiniApp } from './use-mini-app.ts'

/** Shortcuts that the parts of a mini-app told, by the signal of its mount: the shell takes one list from each mini-app. */
const told = new WeakMap<AbortSignal, Map<string, ShortcutGroup>>()

/** Lists keys under `?` as long as this is rendered; parts that tell of the same title share a group. */
export function useShortcutsTold(title: string, shortcuts: ShortcutGroup['shortcuts']): void {
  const { portal } = useMiniApp()
  const id = useId()
  const text = JSON.stringify(shortcuts)
  useEffect(() => {
    const own = JSON.parse(text) as ShortcutGroup['shortcuts']
    if (own.length === 0) return
    const groups = told.get(portal.signal) ?? new Map<string, ShortcutGroup>()
    told.set(portal.signal, groups)
    groups.set(id, { title, shortcuts: own })
    portal.offerShortcuts(joined([...groups.values()]))
    return () => {
      groups.delete(id)
      portal.offerShortcuts(joined([...groups.values()]))
    }
  }, [portal, id, title, text])
}

const joined = (groups: readonly ShortcutGroup[]): readonly ShortcutGroup[] =>
  [...new Set(groups.map(({ title }) => title))].map((title) => ({
    title,
    shortcuts: groups.filter((group) => group.title === title).flatMap(({ shortcuts }) => shortcuts),
  }))
