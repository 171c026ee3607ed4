import { computed } from 'nanostores'
import { appsWith, topNavigationOf } from '../config/configured-menus.ts'
import { entryOf, isAvailable } from '../config/entries.ts'
import { CONFIG } from '../config/environment.ts'
import type { MenuLine } from '../config/menu-lines.ts'
import { AVATAR_MENU, DASHBOARD_TABS } from '../config/menus.ts'
import type { MenuItem } from '../contract/mini-app.ts'
import type { RuntimeMiniApp } from '../contract/runtime-config.ts'
import { fillRouteTemplate } from '../contract/route-template.ts'
import { MenuRules } from './menu-rules.ts'
import { $heldInMarkets } from './markets.ts'
import { NO_MENUS, type Menus } from './menus.ts'
import { $agency, $held } from './permissions.ts'
import { $tenant } from './tenant.ts'
import { $workspace } from './workspaces.ts'

type Writable<Made> = { -readonly [Key in keyof Made]: Made[Key] }

/**
 * All menus, filled in for the current brand. They and their tables come after sign-in.
 * They change with agency, permissions, tenant and brand, never with the path.
 */
export const $filledMenus = computed([$agency, $held, $heldInMarkets, $tenant, $workspace], (agency, _held, _markets, { code }, brand): Menus => {
  if (!agency) return NO_MENUS
  const rules = new MenuRules(brand)
  const { navigation, apps } = arrangement(code, CONFIG.miniApps)
  return Object.freeze({
    topNavigation: itemsOf(navigation, rules),
    dashboardTabs: itemsOf(DASHBOARD_TABS, rules),
    avatarMenu: itemsOf(AVATAR_MENU, rules),
    apps: itemsOf(apps, rules),
    denials: rules.denials(),
  })
})

let arranged: { for: string; of: readonly RuntimeMiniApp[]; navigation: readonly MenuLine[]; apps: readonly MenuLine[] } | undefined

/** Thousands of lines are put in their places once, not for each brand. */
function arrangement(tenant: string, miniApps: readonly RuntimeMiniApp[]) {
  if (arranged?.for !== tenant || arranged.of !== miniApps) {
    arranged = { for: tenant, of: miniApps, navigation: topNavigationOf(tenant, miniApps), apps: appsWith(miniApps) }
  }
  return arranged
}

function itemsOf(lines: readonly MenuLine[], rules: MenuRules): readonly MenuItem[] {
  return Object.freeze(lines.map((line) => itemOf(line, rules)))
}

/** A hidden item keeps nothing but its title; a group in which everything is hidden is hidden too. */
function itemOf(line: MenuLine, rules: MenuRules): MenuItem {
  const { title, path, external, breadcrumbTitle, app } = line
  if (rules.hides(line)) return { title, hidden: true }
  const items = line.items && itemsOf(line.items, rules)
  if (items?.every((item) => item.hidden)) return { title, hidden: true }
  const locked = rules.locks(line)
  const why = locked?.because ?? line.why
  const item: Writable<MenuItem> = { title }
  if (path) item.path = locked ? path : fillRouteTemplate(path, rules.brand?.id)
  if (external) item.external = true
  if (breadcrumbTitle) item.breadcrumbTitle = breadcrumbTitle
  if (items) item.items = items
  if (locked || line.disabled) item.disabled = true
  if (why) item.why = why
  if (app && isNotBuilt(app)) item.notAvailable = true
  return item
}

function isNotBuilt(app: string): boolean {
  const entry = entryOf(app)
  return entry !== undefined && !isAvailable(entry)
}
