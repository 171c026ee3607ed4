import { atom, computed } from 'nanostores'
import { appsWith, topNavigationOf } from '../catalogue/configured-menus.ts'
import { entryOf, isComing } from '../catalogue/entries.ts'
import { CONFIG } from '../config/environment.ts'
import type { MenuLine } from '../config/menu-lines.ts'
import { AVATAR_MENU, DASHBOARD_TABS } from '../config/menus.ts'
import type { MenuItem } from '../contract/layout.ts'
import { fillRouteTemplate } from '../contract/route-template.ts'
import { onWords } from '../contract/words.ts'
import { menuDenials } from './menu-denials.ts'
import { MenuRules } from './menu-rules.ts'
import { $heldInMarkets } from '../stores/markets.ts'
import { $menus, NO_MENUS, type Menus } from './menus.ts'
import type { Refusal } from '../access/access-rules.ts'
import { missingBrands } from '../access/missing-brands.ts'
import { $catalogue, $overrides } from '../stores/catalogue.ts'
import { $agency, $held } from '../stores/permissions.ts'
import { $tenant } from '../stores/tenant.ts'
import { $workspace } from '../stores/workspaces.ts'
import { titleSaid } from '../words/signed-in/title-said.ts'
import { words } from '../words/signed-in/words/words.ts'

/** Counts changes of the language: the menus hold titles in it. */
const $wordsChanges = atom(0)
onWords(() => $wordsChanges.set($wordsChanges.get() + 1))

type Writable<Made> = { -readonly [Key in keyof Made]: Made[Key] }

/**
 * All menus, filled in for the current brand; none before it is known what the person may do.
 * They change with agency, permissions, tenant and brand, and with the language, never with the path.
 */
export const $filledMenus = computed(
  [$agency, $held, $heldInMarkets, $tenant, $workspace, $catalogue, $wordsChanges],
  (agency, held, _markets, { code }, brand): Menus => {
    if (!agency || held.size === 0) return NO_MENUS
    const rules = new MenuRules(brand)
    const navigation = topNavigationOf(code, CONFIG.miniApps)
    const apps = appsWith(CONFIG.miniApps)
    return Object.freeze({
      topNavigation: itemsOf(navigation, rules),
      dashboardTabs: itemsOf(DASHBOARD_TABS, rules),
      avatarMenu: itemsOf(AVATAR_MENU, rules),
      apps: itemsOf(apps, rules, true),
      denials: Object.freeze([
        missingBrands(),
        ...menuDenials([navigation, DASHBOARD_TABS, AVATAR_MENU, apps], rules),
      ]),
    })
  },
)

/** From now on the layout has menus. */
export const menusAreFilled = (): (() => void) => $filledMenus.subscribe((menus) => $menus.set(menus))

function itemsOf(lines: readonly MenuLine[], rules: MenuRules, offers = false): readonly MenuItem[] {
  return Object.freeze(lines.map((line) => itemOf(line, rules, offers)))
}

/**
 * A hidden item keeps nothing but its title; a group in which everything is hidden is hidden too. The list of apps `offers`
 * what people lack the permission for and may ask for.
 */
function itemOf(line: MenuLine, rules: MenuRules, offers: boolean): MenuItem {
  const { path, external, breadcrumbTitle, app, permission, forDevelopers } = line
  const title = titleSaid(line.title)
  const override = $overrides.get().get(app!)
  const missing = rules.hides(line)
  const isOffered =
    offers && missing !== null && override?.requestable === true && isAgencyPermission(missing)
  if (line.hidden || override?.hidden || (missing && !isOffered)) return { title, hidden: true }
  const items = line.items && itemsOf(line.items, rules, offers)
  if (items?.every((item) => item.hidden)) return { title, hidden: true }
  const locked = missing ?? rules.locks(line)
  const why = locked?.because ?? (line.why && words(`why.${line.why}`))
  const item: Writable<MenuItem> = { title }
  if (path) item.path = locked ? path : fillRouteTemplate(path, rules.brand?.id)
  if (external) item.external = true
  if (breadcrumbTitle) item.breadcrumbTitle = titleSaid(breadcrumbTitle)
  if (items) item.items = items
  if (forDevelopers) item.forDevelopers = true
  if (locked || line.disabled) item.disabled = true
  if (why) item.why = why
  const icon = app && entryOf(app)?.icon
  if (line.later || (app && isComing(app))) item.notAvailable = true
  if (icon) item.appIcon = icon
  if (app) item.app = app
  if (override) item.override = override
  if (permission) item.permissions = [permission].flat()
  if (isOffered) item.requestable = true
  return item
}

/** One that the agency's administrators give. */
const isAgencyPermission = ({ details }: Refusal): boolean => details.rule === 'permission' && !details.market
