import type { IconNode } from 'lucide'
import type { MenuItem } from '../../shell/contract/layout.ts'
import { shownItems } from './menu-items.ts'

/** One line of an open menu: it leads to a path or does something. */
export interface MenuEntry extends MenuItem {
  icon?: IconNode
  current?: boolean
  /** Another portal of ours: replaces this one instead of opening a tab. */
  sameTab?: boolean
  onSelect?(): void
}

export interface MenuGroup {
  title?: string
  entries: readonly MenuEntry[]
}

/** Menu items as groups of lines: nested items become a group under their parent's title, the rest follow each other. */
export function menuGroups(items: readonly MenuItem[], currentPath?: string): readonly MenuGroup[] {
  const groups: { title?: string; entries: MenuEntry[] }[] = []
  for (const item of shownItems(items)) {
    if (item.items?.length) {
      groups.push({ title: item.title, entries: nestedEntries(item, currentPath) }, { entries: [] })
      continue
    }
    if (groups.length === 0) groups.push({ entries: [] })
    groups.at(-1)!.entries.push(entryOf(item, currentPath))
  }
  return groups.filter(({ entries }) => entries.length > 0)
}

/** A parent that leads somewhere itself comes first; deeper levels are flattened. */
function nestedEntries(item: MenuItem, currentPath?: string): MenuEntry[] {
  const own = item.path ? [entryOf(item, currentPath)] : []
  const nested = (item.items ?? []).flatMap((child) => (child.items?.length ? nestedEntries(child, currentPath) : [entryOf(child, currentPath)]))
  return [...own, ...nested]
}

function entryOf({ items: _items, ...item }: MenuItem, currentPath?: string): MenuEntry {
  return { ...item, current: item.path !== undefined && item.path === currentPath }
}

/** Of thousands of entries as many are drawn as somebody may look through; search has all. */
const MOST_OF_EACH = 24
const MOST = 160

/** The first entries of each group, and the current one; `all` counts what there is. */
export function firstEntries(groups: readonly MenuGroup[], mostOfEach = MOST_OF_EACH): { groups: readonly MenuGroup[]; all: number; areAll: boolean } {
  let room = MOST
  const first = groups.map((group) => {
    const entries = firstOf(group.entries, Math.min(mostOfEach, room))
    room -= entries.length
    return { ...group, entries }
  })
  const all = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return { groups: first.filter(({ entries }) => entries.length > 0), all, areAll: MOST - room === all }
}

function firstOf(entries: readonly MenuEntry[], most: number): readonly MenuEntry[] {
  if (entries.length <= most) return entries
  const first = entries.slice(0, most)
  return first.some(({ current }) => current) ? first : [...first, ...entries.filter(({ current }) => current)]
}
