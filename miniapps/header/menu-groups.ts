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
  /** Groups within it; they follow its entries. */
  groups?: readonly MenuGroup[]
}

/** Menu items as groups of lines: nested items become a group under their parent's title, the rest follow each other. */
export function menuGroups(items: readonly MenuItem[], currentPath?: string): readonly MenuGroup[] {
  const groups: (MenuGroup & { entries: MenuEntry[] })[] = []
  for (const item of shownItems(items)) {
    if (item.items?.length) {
      groups.push(groupOf(item, item.items, currentPath), { entries: [] })
      continue
    }
    if (groups.length === 0) groups.push({ entries: [] })
    groups.at(-1)!.entries.push(entryOf(item, currentPath))
  }
  return groups.filter(({ entries, groups: within }) => entries.length > 0 || within)
}

/** A parent that leads somewhere itself comes first. */
function groupOf(item: MenuItem, items: readonly MenuItem[], currentPath?: string): MenuGroup & { entries: MenuEntry[] } {
  const entries = item.path ? [entryOf(item, currentPath)] : []
  const groups: MenuGroup[] = []
  for (const child of items) {
    if (child.items?.length) groups.push(groupOf(child, child.items, currentPath))
    else entries.push(entryOf(child, currentPath))
  }
  return { title: item.title, entries, ...(groups.length > 0 && { groups }) }
}

/** One after the other, for what draws no group within a group. */
export const unnested = (groups: readonly MenuGroup[]): readonly MenuGroup[] => groups.flatMap(({ groups: within = [], ...group }) => [group, ...unnested(within)])

function entryOf({ items: _items, ...item }: MenuItem, currentPath?: string): MenuEntry {
  return { ...item, current: item.path !== undefined && item.path === currentPath }
}

/** Of thousands of entries as many are drawn as somebody may look through; search has all. */
const MOST_OF_EACH = 24
const MOST = 160

/** The first entries of each group, and the current one; `all` counts what there is. */
export function firstEntries(groups: readonly MenuGroup[], mostOfEach = MOST_OF_EACH): { groups: readonly MenuGroup[]; all: number; areAll: boolean } {
  let room = MOST
  const firstIn = (group: MenuGroup): readonly MenuGroup[] => {
    const entries = firstOf(group.entries, Math.max(0, Math.min(mostOfEach, room))) // a current one may have taken more than there was
    room -= entries.length
    const within = group.groups?.flatMap(firstIn)
    return entries.length > 0 || within?.length ? [{ ...group, entries, ...(within && { groups: within }) }] : []
  }
  const first = groups.flatMap(firstIn)
  const all = unnested(groups).reduce((sum, { entries }) => sum + entries.length, 0)
  return { groups: first, all, areAll: MOST - room === all }
}

function firstOf(entries: readonly MenuEntry[], most: number): readonly MenuEntry[] {
  if (entries.length <= most) return entries
  const first = entries.slice(0, most)
  return first.some(({ current }) => current) ? first : [...first, ...entries.filter(({ current }) => current)]
}
