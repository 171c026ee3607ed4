import type { RuntimeMenuEntry, RuntimeMiniApp } from '../contract/runtime-config.ts'
import { plainPath } from './place-of.ts'
import { APPS, TOP_NAVIGATION } from './menus.ts'
import type { MenuLine } from './menu-lines.ts'
import { DEFAULT_TENANT } from './tenants.ts'

const OTHERS = 'More'

/** The top navigation of a tenant with the entries that came by configuration; an unknown tenant has the default tenant's. */
export function topNavigationOf(tenant: string, miniApps: readonly RuntimeMiniApp[]): readonly MenuLine[] {
  const own = TOP_NAVIGATION.get(tenant) ?? TOP_NAVIGATION.get(DEFAULT_TENANT)!
  return joined(own, miniApps.flatMap((app) => entriesOf(app).flatMap((entry) => (entry.section ? [[entry.section, lineOf(app, entry)] as const] : []))))
}

/** The apps slider likewise: by category, else under the last heading. */
export function appsWith(miniApps: readonly RuntimeMiniApp[]): readonly MenuLine[] {
  return joined(APPS, miniApps.flatMap((app) => entriesOf(app).map((entry) => [app.category ?? entry.section ?? OTHERS, lineOf(app, entry)] as const)))
}

const entriesOf = ({ menu = [] }: RuntimeMiniApp): readonly RuntimeMenuEntry[] => ('title' in menu ? [menu] : menu)

function lineOf({ key, routes, brandScoped, permission, guards }: RuntimeMiniApp, { title, path = '', breadcrumbTitle }: RuntimeMenuEntry): MenuLine {
  const { eligibleCountry, marketPermission, tenants } = guards ?? {}
  return {
    title,
    path: `${brandScoped ? '/brands/{brandId}/' : '/'}${plainPath(routes[0] ?? '')}${path}`,
    app: key,
    ...(breadcrumbTitle && { breadcrumbTitle }),
    ...(permission && { permission }),
    ...(marketPermission && { marketPermission }),
    ...(eligibleCountry && { caas: true }),
    ...(tenants && { tenants }),
  }
}

/** Each line goes to the end of the group with its title; groups that are not there yet follow. */
function joined(groups: readonly MenuLine[], added: readonly (readonly [section: string, line: MenuLine])[]): readonly MenuLine[] {
  const more = new Map<string, MenuLine[]>()
  for (const [section, line] of added) {
    const lines = more.get(section)
    if (lines) lines.push(line)
    else more.set(section, [line])
  }
  const known = groups.map((group) => {
    const lines = group.items && more.get(group.title)
    if (lines) more.delete(group.title)
    return lines ? { ...group, items: [...group.items!, ...lines] } : group
  })
  return [...known, ...[...more].map(([title, items]): MenuLine => ({ title, items }))]
}
