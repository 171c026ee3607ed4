import { computed } from 'nanostores'
import { CONFIG } from '../config/environment.ts'
import { APPS, AVATAR_MENU, DASHBOARD_TABS, TOP_NAVIGATION, type MenuLine } from '../config/menus.ts'
import type { AgencyLink, Layout, MenuItem } from '../contract/mini-app.ts'
import { fillRouteTemplate } from '../contract/route-template.ts'
import { $accessState } from './access-state.ts'
import { $commands } from './commands.ts'
import { $breadcrumbs } from './breadcrumbs.ts'
import { $refusedVisits } from './denials.ts'
import { $help } from './help.ts'
import { $place } from './location.ts'
import { agencyHolds, $held, $permissions } from './permissions.ts'
import { $session } from './session.ts'
import { $tenant } from './tenant.ts'
import { $tours } from './tours.ts'
import { $brands, $workspace } from './workspaces.ts'

const $menus = computed([$held, $tenant, $workspace, $permissions], (_held, tenant, workspace) => {
  const allowed = (lines: readonly MenuLine[]): readonly MenuItem[] => Object.freeze(lines.flatMap((line) => itemOf(line, tenant.code, workspace?.id)))
  return {
    topNavigation: allowed(TOP_NAVIGATION[tenant.code] ?? TOP_NAVIGATION['default']!),
    dashboardTabs: allowed(DASHBOARD_TABS),
    avatarMenu: allowed(AVATAR_MENU),
    apps: allowed(APPS),
  }
})

const $agencyLinks = computed([$permissions, $tenant], ({ agencies }, tenant): readonly AgencyLink[] =>
  agencies.flatMap(({ code, name }) => {
    const url = CONFIG.agencyUrls[code]
    const current = code === tenant.code
    return url || current ? [{ code, name, url: url ?? '/', current }] : []
  }),
)

const $current = computed($place, ({ app, route }) => `${app} ${route.path}`)

/** What the header and login mini-apps are told on top of the context. */
export const $layout = computed(
  [$menus, $breadcrumbs, $help, $tours, $agencyLinks, $brands, $current, $accessState, $session, $commands, $refusedVisits],
  (menus, breadcrumbs, { links }, { has, reminder }, agencies, brands, current, accessState, { message }, commands, denials): Layout => {
    const [app = '', path = ''] = current.split(' ')
    return Object.freeze({ ...menus, breadcrumbs, help: links, tours: { has, reminder }, agencies, brands, app, path, accessState, signInMessage: message, commands, denials })
  },
)

/** A line the person may see, filled in; none otherwise. A menu without any item left is none either. */
function itemOf({ permission, tenants, items, ...line }: MenuLine, tenant: string, brandId: string | undefined): MenuItem[] {
  if (tenants && !tenants.includes(tenant)) return []
  if (permission && !agencyHolds(permission)) return []
  if (line.path?.includes('{brandId}') && !brandId) return []
  const nested = items?.flatMap((item) => itemOf(item, tenant, brandId))
  if (nested && nested.length === 0) return []
  return [{ ...line, ...(line.path && { path: fillRouteTemplate(line.path, brandId) }), ...(nested && { items: nested }) }]
}
