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

/** The one path in the menus that is where the user is: the longest that the current path starts with. */
export function currentMenuPath(items: readonly MenuItem[], path: string): string | undefined {
  return flatItems(items)
    .filter((item) => item.path && !isElsewhere(item) && (path === item.path || path.startsWith(`${item.path}/`)))
    .reduce<string | undefined>((longest, { path = '' }) => (path.length > (longest?.length ?? 0) ? path : longest), undefined)
}

/** Whether the item or one nested in it leads to the current path. */
export function leadsTo(item: MenuItem, current: string | undefined): boolean {
  return current !== undefined && flatItems([item]).some(({ path }) => path === current)
}

/** Leads out of the portal. */
export function isElsewhere({ external, path }: MenuItem): boolean {
  return external === true || /^https?:/.test(path ?? '')
}
