import type { IconNode } from 'lucide'
import type { MenuItem } from '../../../../shell/contract/layout.ts'
import { comingTitles, isComing, shownItems } from './menu-items.ts'
import { words } from '../../words/words.ts'

/** One line of an open menu: it leads to a path or does something. */
export interface MenuEntry extends MenuItem {
  /** What it is, whatever the language calls it. */
  id?: string
  icon?: IconNode
  current?: boolean
  /** Another portal of ours: replaces this one instead of opening a tab. */
  sameTab?: boolean
  /** Folds what is not there yet: its titles, which the explanation tells. */
  coming?: readonly string[]
  onSelect?(): void
}

export interface MenuGroup {
  title?: string
  entries: readonly MenuEntry[]
  /** Groups within it; they follow its entries. */
  groups?: readonly MenuGroup[]
}

/**
 * Menu items as groups of lines: nested items become a group under their parent's title, the rest follow each other.
 * What is not there yet comes last: one line for each group.
 */
export function menuGroups(items: readonly MenuItem[], currentPath?: string): readonly MenuGroup[] {
  const groups: (MenuGroup & { entries: MenuEntry[] })[] = []
  const shown = shownItems(items)
  for (const item of shown.filter((item) => !isComing(item))) {
    if (item.items?.length) {
      groups.push(groupOf(item, item.items, currentPath), { entries: [] })
      continue
    }
    if (groups.length === 0) groups.push({ entries: [] })
    groups.at(-1)!.entries.push(entryOf(item, currentPath))
  }
  return [...groups, { entries: comingEntries(shown) }].filter(
    ({ entries, groups: within }) => entries.length > 0 || within,
  )
}

/** The lines of one group: however deep, what is not there yet is in one line. */
export function linesOf(items: readonly MenuItem[], currentPath?: string): readonly MenuGroup[] {
  const shown = shownItems(items)
  const coming = comingEntry(shown.flatMap((item) => (isComing(item) ? comingTitles(item) : [])))
  return [
    ...menuGroups(
      shown.filter((item) => !isComing(item)),
      currentPath,
    ),
    ...(coming ? [{ entries: [coming] }] : []),
  ]
}

/** Each group for itself, and single items together. */
function comingEntries(items: readonly MenuItem[]): MenuEntry[] {
  const coming = items.filter(isComing)
  const single = coming.filter((item) => !item.items?.length)
  const groups = coming.filter((item) => item.items?.length)
  return [
    ...groups.map((group) => comingEntry(comingTitles(group), group.title)),
    comingEntry(single.flatMap(comingTitles)),
  ].filter((entry) => entry !== undefined)
}

function comingEntry(titles: readonly string[], group?: string): MenuEntry | undefined {
  if (titles.length === 0) return
  return { title: group === undefined ? words('coming.more') : words('coming.of', { group }), coming: titles }
}

/** A parent that leads somewhere itself comes first. */
function groupOf(
  item: MenuItem,
  items: readonly MenuItem[],
  currentPath?: string,
): MenuGroup & { entries: MenuEntry[] } {
  const entries = item.path ? [entryOf(item, currentPath)] : []
  const groups: MenuGroup[] = []
  const coming: string[] = []
  for (const child of items) {
    if (isComing(child)) coming.push(...comingTitles(child))
    else if (child.items?.length) groups.push(groupOf(child, child.items, currentPath))
    else entries.push(entryOf(child, currentPath))
  }
  entries.push(...[comingEntry(coming)].filter((entry) => entry !== undefined))
  return { title: item.title, entries, ...(groups.length > 0 && { groups }) }
}

/** One after the other, for what draws no group within a group. */
export const unnested = (groups: readonly MenuGroup[]): readonly MenuGroup[] =>
  groups.flatMap(({ groups: within = [], ...group }) => [group, ...unnested(within)])

function entryOf({ items: _items, ...item }: MenuItem, currentPath?: string): MenuEntry {
  return { ...item, current: item.path !== undefined && item.path === currentPath }
}

/** Of thousands of entries as many are drawn as somebody may look through; search has all. */
const MOST_OF_EACH = 24
const MOST = 160

/** The first entries of each group, the current one and the line of what is coming; `all` counts what there is. */
export function firstEntries(
  groups: readonly MenuGroup[],
  mostOfEach = MOST_OF_EACH,
): { groups: readonly MenuGroup[]; all: number; areAll: boolean } {
  let room = MOST
  const firstIn = (group: MenuGroup): readonly MenuGroup[] => {
    const entries = firstOf(group.entries, Math.max(0, Math.min(mostOfEach, room))) // a current one may have taken more than there was
    room -= entries.length
    const within = group.groups?.flatMap(firstIn)
    return entries.length > 0 || within?.length
      ? [{ ...group, entries, ...(within && { groups: within }) }]
      : []
  }
  const first = groups.flatMap(firstIn)
  const entries = unnested(groups).flatMap(({ entries: each }) => each)
  return {
    groups: first,
    all: entries.filter(({ coming }) => !coming).length,
    areAll: MOST - room === entries.length,
  }
}

function firstOf(entries: readonly MenuEntry[], most: number): readonly MenuEntry[] {
  return entries.length <= most
    ? entries
    : entries.filter(({ current, coming }, index) => index < most || current || coming)
}
