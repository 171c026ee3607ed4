import { atom, computed } from 'nanostores'
import { appsWith, topNavigationOf } from '../config/configured-menus.ts'
import { entryOf, isComing } from '../config/entries.ts'
import type { ConfiguredApps } from '../config/configured-apps.ts'
import { configuredApps } from '../config/environment.ts'
import type { JoinedLines, MenuLine } from '../config/menu-lines.ts'
import { AVATAR_MENU, DASHBOARD_TABS } from '../config/menus.ts'
import type { MenuItem } from '../contract/layout.ts'
import { menuItemAt } from '../contract/menu-item-at.ts'
import { fillRouteTemplate } from '../contract/route-template.ts'
import { onWords } from '../contract/words.ts'
import { $furtherApps, wantAllApps } from '../catalogue/further-apps.ts'
import { lazily, remembered } from './lazily.ts'
import { menuDenials } from './menu-denials.ts'
import { MenuRules } from './menu-rules.ts'
import { $heldInMarkets } from '../stores/markets.ts'
import { NO_MENUS, type Menus } from './menus.ts'
import { missingBrands } from '../access/missing-brands.ts'
import { $agency, $held } from '../stores/permissions.ts'
import { $tenant } from '../stores/tenant.ts'
import { $workspace } from '../stores/workspaces.ts'
import { titleSaid } from '../words/signed-in/title-said.ts'
import { words } from '../words/signed-in/words/words.ts'

/** A number for each change of the words: the menus hold titles in them. */
const $wordsChanges = atom(0)
onWords(() => $wordsChanges.set($wordsChanges.get() + 1))

type Writable<Made> = { -readonly [Key in keyof Made]: Made[Key] }

/**
 * All menus, filled in for the current brand; none before sign-in.
 * They change with agency, permissions, tenant and brand, with the language, and once all apps are here, never with the path.
 */
export const $filledMenus = computed(
  [$agency, $held, $heldInMarkets, $tenant, $workspace, $furtherApps, $wordsChanges],
  (agency, _held, _markets, { code }, brand): Menus => {
    if (!agency) return NO_MENUS
    const rules = new MenuRules(brand)
    const { navigation, apps } = arrangement(code, configuredApps())
    const filled = {
      topNavigation: itemsOf(navigation, rules),
      dashboardTabs: itemsOf(DASHBOARD_TABS, rules),
      avatarMenu: itemsOf(AVATAR_MENU, rules),
      apps: itemsOf(apps, rules),
    }
    return Object.freeze(
      lazily(
        filled,
        'denials',
        remembered(() => {
          wantAllApps()
          return Object.freeze([
            missingBrands(),
            ...menuDenials([navigation, DASHBOARD_TABS, AVATAR_MENU, apps], rules),
          ])
        }),
      ),
    )
  },
)

let arranged:
  | { for: string; of: ConfiguredApps; navigation: readonly MenuLine[]; apps: readonly MenuLine[] }
  | undefined

/** Thousands of lines are put in their places once, not for each brand. */
function arrangement(tenant: string, apps: ConfiguredApps) {
  if (arranged?.for !== tenant || arranged.of !== apps)
    arranged = { for: tenant, of: apps, navigation: topNavigationOf(tenant, apps), apps: appsWith(apps) }
  return arranged
}

function itemsOf(lines: readonly MenuLine[], rules: MenuRules): readonly MenuItem[] {
  return Object.freeze(lines.map((line) => itemOf(line, rules)))
}

/** A hidden item keeps nothing but its title; a group in which everything is hidden is hidden too. */
function itemOf(line: MenuLine, rules: MenuRules): MenuItem {
  const { path, external, breadcrumbTitle, app } = line
  const title = titleSaid(line.title)
  if (isHidden(line, rules)) return { title, hidden: true }
  const items = line.items && itemsOf(line.items, rules)
  if (items?.every((item) => item.hidden) && !hasShown(line.joined, rules)) return { title, hidden: true }
  const locked = rules.locks(line)
  const why = locked?.because ?? (line.why && words(`why.${line.why}`))
  const item: Writable<MenuItem> = { title }
  if (path) item.path = locked ? path : fillRouteTemplate(path, rules.brand?.id)
  if (external) item.external = true
  if (breadcrumbTitle) item.breadcrumbTitle = titleSaid(breadcrumbTitle)
  if (items && line.joined) join(item, items, line.joined, rules)
  else if (items) item.items = items
  if (locked || line.disabled) item.disabled = true
  if (why) item.why = why
  const icon = app && entryOf(app)?.icon
  if (line.later || (app && isComing(app))) item.notAvailable = true
  if (icon) item.appIcon = icon
  return item
}

const isHidden = (line: MenuLine, rules: MenuRules): boolean =>
  rules.hides(line) !== null || line.hidden === true

/** The first that is shown is enough to know. */
function hasShown(joined: JoinedLines | undefined, rules: MenuRules): boolean {
  for (const line of joined?.all() ?? []) if (!isHidden(line, rules)) return true
  return false
}

/** A group that may be long is filled in when somebody opens it, and once more when all apps are here. */
function join(
  item: Writable<MenuItem>,
  items: readonly MenuItem[],
  joined: JoinedLines,
  rules: MenuRules,
): void {
  lazily(
    item,
    'items',
    remembered(() => {
      wantAllApps()
      return Object.freeze([...items, ...Array.from(joined.all(), (line) => itemOf(line, rules))])
    }),
  )
  item.itemAt = (path) =>
    menuItemAt(items, path) ??
    joined
      .startingAt(path)
      .map((line) => itemOf(line, rules))
      .find((found) => found.path === path)
}
