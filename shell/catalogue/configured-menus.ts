import type { RuntimeMenuEntry, RuntimeMiniApp } from '../contract/runtime-config.ts'
import type { MenuLine } from '../config/menu-lines.ts'
import { APPS, TOP_NAVIGATION } from '../config/menus.ts'
import { plainPath } from '../config/place-of.ts'
import { DEFAULT_TENANT } from '../config/tenants.ts'

const OTHERS = 'More'

type TitleOf = (app: RuntimeMiniApp, entry: RuntimeMenuEntry) => string | undefined

/** The top navigation of a tenant with the entries that came by configuration; an unknown tenant has the default tenant's. */
export function topNavigationOf(tenant: string, apps: readonly RuntimeMiniApp[]): readonly MenuLine[] {
  const own = TOP_NAVIGATION.get(tenant) ?? TOP_NAVIGATION.get(DEFAULT_TENANT)!
  return joined(own, apps, (_app, { section }) => section)
}

/** The apps slider likewise: by category, else under the last heading. */
export function appsWith(apps: readonly RuntimeMiniApp[]): readonly MenuLine[] {
  return joined(APPS, apps, ({ category }, { section }) => category ?? section ?? OTHERS)
}

/** Each entry goes to the end of the group with its title; groups that are not there yet follow. */
function joined(
  groups: readonly MenuLine[],
  apps: readonly RuntimeMiniApp[],
  titleOf: TitleOf,
): readonly MenuLine[] {
  const more = linesByTitle(apps, titleOf)
  const known = groups.map((group): MenuLine => {
    const lines = group.items && more.get(group.title)
    if (!lines) return group
    more.delete(group.title)
    return { ...group, items: [...group.items!, ...lines] }
  })
  return [...known, ...[...more].map(([title, items]): MenuLine => ({ title, items }))]
}

function linesByTitle(apps: readonly RuntimeMiniApp[], titleOf: TitleOf): Map<string, MenuLine[]> {
  const byTitle = new Map<string, MenuLine[]>()
  for (const app of apps)
    for (const entry of [app.menu ?? []].flat()) {
      const title = titleOf(app, entry)
      if (!title) continue
      const lines = byTitle.get(title) ?? []
      byTitle.set(title, lines)
      lines.push(lineOf(app, entry))
    }
  return byTitle
}

function lineOf(
  { key, routes, brandScoped, permission, guards }: RuntimeMiniApp,
  { title, path = '', breadcrumbTitle }: RuntimeMenuEntry,
): MenuLine {
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
