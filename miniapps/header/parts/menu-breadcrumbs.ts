import type { Breadcrumbs } from '../../../shell/contract/entities.ts'
import type { Layout, MenuItem } from '../../../shell/contract/layout.ts'
import { currentMenuPath, isGroup, leadsTo } from './menus/menu-items.ts'

/** What the app on the page has set, its category by the tenant's name for it; while it has set nothing, what the menus call this place. */
export function shownBreadcrumbs({
  breadcrumbs,
  dashboardTabs,
  topNavigation,
  apps,
  avatarMenu,
  path,
}: Layout): Breadcrumbs {
  const { text, category, app, section, details = [] } = breadcrumbs
  if (text || category || app || section || details.length > 0)
    return withCategory(breadcrumbs, app && category && groupAt(topNavigation, path))
  const [nearest] = [dashboardTabs, topNavigation, apps, avatarMenu]
    .map((items) => ({ items, at: currentMenuPath(items, path) }))
    .toSorted((one, other) => (other.at?.length ?? 0) - (one.at?.length ?? 0)) // of equals the first menu's name
  return (nearest && namesOf(nearest.items, nearest.at)) ?? breadcrumbs
}

const withCategory = (breadcrumbs: Breadcrumbs, category: string | undefined): Breadcrumbs =>
  category ? { ...breadcrumbs, category } : breadcrumbs

/** The title of the tenant's group that leads here. */
function groupAt(items: readonly MenuItem[], path: string): string | undefined {
  const current = currentMenuPath(items, path)
  return items.find((item) => isGroup(item) && leadsTo(item, current))?.title
}

/** The item's own name for breadcrumbs, else its title, after the group it is in. */
function namesOf(
  items: readonly MenuItem[],
  path: string | undefined,
  category?: string,
): Breadcrumbs | undefined {
  if (path === undefined) return undefined
  for (const item of items) {
    if (item.path === path) return { app: item.breadcrumbTitle ?? item.title, ...(category && { category }) }
    const nested = item.items && namesOf(item.items, path, item.title)
    if (nested) return nested
  }
  return undefined
}
