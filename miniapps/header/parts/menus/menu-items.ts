import type { MenuItem } from '../../../../shell/contract/layout.ts'

/** The items a person sees: without hidden ones, and without groups in which nothing is left. */
export function shownItems(items: readonly MenuItem[] = []): readonly MenuItem[] {
  return items
    .filter(({ hidden }) => !hidden)
    .map((item) => (item.items ? { ...item, items: shownItems(item.items) } : item))
    .filter((item) => isGroup(item) || !item.items || item.path !== undefined)
}

export const isGroup = ({ items }: MenuItem): boolean => Boolean(items?.length)

/** Not there yet: its application is not built, or everything in it is not. */
export function isComing(item: MenuItem): boolean {
  const isBuilt = item.path !== undefined && !item.notAvailable
  return item.items?.length ? !isBuilt && item.items.every(isComing) : item.notAvailable === true
}

/** The titles of what is not there yet, in an item or below it. */
export const comingTitles = (item: MenuItem): readonly string[] =>
  item.items?.length ? item.items.flatMap(comingTitles) : item.notAvailable ? [item.title] : []

const pathsIn = new WeakMap<readonly MenuItem[], ReadonlySet<string>>()

/** Where the items lead inside the portal; collected once per list, for every visit asks. */
function pathsOf(items: readonly MenuItem[]): ReadonlySet<string> {
  const found = pathsIn.get(items)
  if (found) return found
  const paths = new Set<string>()
  const collect = (item: MenuItem): void => {
    if (item.path && !isElsewhere(item)) paths.add(item.path)
    item.items?.forEach(collect)
  }
  items.forEach(collect)
  pathsIn.set(items, paths)
  return paths
}

/** The one path in the menus that is where the user is: the longest that the current path starts with. */
export function currentMenuPath(items: readonly MenuItem[], path: string): string | undefined {
  const paths = pathsOf(items)
  for (let start = path; start; start = start.slice(0, start.lastIndexOf('/')))
    if (paths.has(start)) return start
  return undefined
}

/** Whether the item or one nested in it leads to the current path. */
export function leadsTo(item: MenuItem, current: string | undefined): boolean {
  if (current === undefined || item.path === current) return current !== undefined
  return item.items !== undefined && pathsOf(item.items).has(current)
}

/** Leads out of the portal. */
export function isElsewhere({ external, path }: MenuItem): boolean {
  return external === true || /^https?:/.test(path ?? '')
}
