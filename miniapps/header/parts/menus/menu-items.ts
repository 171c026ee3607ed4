import type { MenuItem } from '../../../../shell/contract/layout.ts'

/** The items a person sees: without hidden ones, and without groups in which nothing is left. */
export function shownItems(items: readonly MenuItem[] = []): readonly MenuItem[] {
  return items
    .filter(({ hidden }) => !hidden)
    .map((item) =>
      item.itemAt ? shownLater(item) : item.items ? { ...item, items: shownItems(item.items) } : item,
    )
    .filter((item) => isGroup(item) || !item.items || item.path !== undefined)
}

/** What is in a long group is looked at when it is opened; the shell hides those in which nothing is left. */
function shownLater(group: MenuItem): MenuItem {
  let shown: readonly MenuItem[] | undefined
  const items = { enumerable: true, get: () => (shown ??= shownItems(group.items)) }
  return Object.defineProperties({} as MenuItem, { ...Object.getOwnPropertyDescriptors(group), items })
}

/** Whether it may hold thousands, which come by configuration. */
export const isLong = (item: MenuItem): boolean => item.itemAt !== undefined

/** Whether there is something in it; asked without filling in a long group. */
export const isGroup = (item: MenuItem): boolean => isLong(item) || Boolean(item.items?.length)

/** Not there yet: its application is not built, or everything in it is not. What joins a long group by configuration is there. */
export function isComing(item: MenuItem): boolean {
  if (isLong(item)) return false
  const isBuilt = item.path !== undefined && !item.notAvailable
  return item.items?.length ? !isBuilt && item.items.every(isComing) : item.notAvailable === true
}

/** The titles of what is not there yet, in an item or below it. */
export const comingTitles = (item: MenuItem): readonly string[] =>
  item.items?.length ? item.items.flatMap(comingTitles) : item.notAvailable ? [item.title] : []

interface Paths {
  /** Where the items lead inside the portal. */
  known: ReadonlySet<string>
  /** Long groups, to be asked one by one. */
  groups: readonly MenuItem[]
}

const pathsIn = new WeakMap<readonly MenuItem[], Paths>()

/** Collected once per list, for every visit asks. */
function pathsOf(items: readonly MenuItem[]): Paths {
  const found = pathsIn.get(items)
  if (found) return found
  const known = new Set<string>()
  const groups: MenuItem[] = []
  const collect = (item: MenuItem): void => {
    if (item.path && !isElsewhere(item)) known.add(item.path)
    if (item.itemAt) groups.push(item)
    else item.items?.forEach(collect)
  }
  items.forEach(collect)
  const paths = { known, groups }
  pathsIn.set(items, paths)
  return paths
}

const leadTo = ({ known, groups }: Paths, path: string): boolean =>
  known.has(path) || groups.some((group) => group.itemAt!(path))

/** The one path in the menus that is where the user is: the longest that the current path starts with. */
export function currentMenuPath(items: readonly MenuItem[], path: string): string | undefined {
  const paths = pathsOf(items)
  for (let start = path; start; start = start.slice(0, start.lastIndexOf('/')))
    if (leadTo(paths, start)) return start
  return undefined
}

/** Whether the item or one nested in it leads to the current path. */
export function leadsTo(item: MenuItem, current: string | undefined): boolean {
  if (current === undefined || item.path === current) return current !== undefined
  return item.itemAt
    ? item.itemAt(current) !== undefined
    : item.items !== undefined && leadTo(pathsOf(item.items), current)
}

/** Leads out of the portal. */
export function isElsewhere({ external, path }: MenuItem): boolean {
  return external === true || /^https?:/.test(path ?? '')
}
