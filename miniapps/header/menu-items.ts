import type { MenuItem } from '../../shell/contract/mini-app.ts'

/** The items a person sees: without hidden ones, and without groups in which nothing is left. */
export function shownItems(items: readonly MenuItem[] = []): readonly MenuItem[] {
  return items
    .filter(({ hidden }) => !hidden)
    .map((item) => (item.items ? { ...item, items: shownItems(item.items) } : item))
    .filter((item) => !item.items || item.items.length > 0 || item.path !== undefined)
}

/** The item's own and its nested items' items, depth first. */
export function flatItems(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => [item, ...flatItems(item.items ?? [])])
}

const pathsIn = new WeakMap<readonly MenuItem[], ReadonlySet<string>>()

/** Where these items and theirs lead inside the portal; collected once per list, for there may be thousands and every visit asks. */
function pathsOf(items: readonly MenuItem[]): ReadonlySet<string> {
  const known = pathsIn.get(items) ?? new Set(flatItems(items).flatMap((item) => (item.path && !isElsewhere(item) ? [item.path] : [])))
  pathsIn.set(items, known)
  return known
}

/** The one path in the menus that is where the user is: the longest that the current path starts with. */
export function currentMenuPath(items: readonly MenuItem[], path: string): string | undefined {
  const paths = pathsOf(items)
  for (let start = path; start; start = start.slice(0, start.lastIndexOf('/'))) if (paths.has(start)) return start
  return undefined
}

/** Whether the item or one nested in it leads to the current path. */
export function leadsTo({ path, items }: MenuItem, current: string | undefined): boolean {
  return current !== undefined && (path === current || (items !== undefined && pathsOf(items).has(current)))
}

/** Leads out of the portal. */
export function isElsewhere({ external, path }: MenuItem): boolean {
  return external === true || /^https?:/.test(path ?? '')
}
