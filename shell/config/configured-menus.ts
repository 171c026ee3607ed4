import type { RuntimeMenuEntry, RuntimeMiniApp } from '../contract/runtime-config.ts'
import type { ConfiguredApps } from './configured-apps.ts'
import type { MenuLine } from './menu-lines.ts'
import { APPS, TOP_NAVIGATION } from './menus.ts'
import { placesOf, plainPath } from './place-of.ts'
import { DEFAULT_TENANT } from './tenants.ts'

const OTHERS = 'More'

type TitleOf = (app: Partial<RuntimeMiniApp>, entry: Partial<RuntimeMenuEntry>) => unknown

const inNavigation: TitleOf = (_app, { section }) => section
const inApps: TitleOf = ({ category }, { section }) => category ?? section ?? OTHERS

/** The top navigation of a tenant with the entries that came by configuration; an unknown tenant has the default tenant's. */
export function topNavigationOf(tenant: string, apps: ConfiguredApps): readonly MenuLine[] {
  return joined(TOP_NAVIGATION.get(tenant) ?? TOP_NAVIGATION.get(DEFAULT_TENANT)!, apps, inNavigation)
}

/** The apps slider likewise: by category, else under the last heading. */
export function appsWith(apps: ConfiguredApps): readonly MenuLine[] {
  return joined(APPS, apps, inApps)
}

/**
 * For each menu entry of the mini-app one text: the group it joins, and all that decides who sees it there. Of the
 * mini-apps with the same text one is enough to know whether that group is shown; the server puts one of each into the page.
 */
export function menuKinds(app: RuntimeMiniApp): readonly string[] {
  const { permission, brandScoped = false, guards, menu } = app
  return menu
    ? listOf(menu).flatMap((entry) =>
        [inNavigation, inApps].map((titleOf) =>
          JSON.stringify([titleOf(app, entry), permission, brandScoped, guards]),
        ),
      )
    : []
}

/** A menu entry of a mini-app: by number of the mini-app and of the entry, and its line once it was needed. */
interface EntryRef {
  app: number
  entry: number
  line?: MenuLine
}

/** Each entry goes to the end of the group with its title; groups that are not there yet follow. */
function joined(groups: readonly MenuLine[], apps: ConfiguredApps, titleOf: TitleOf): readonly MenuLine[] {
  const more = entriesByTitle(apps, titleOf)
  const known = groups.map((group) => {
    const refs = group.items && more.get(group.title)
    if (refs) more.delete(group.title)
    return refs ? { ...group, joined: linesOf(refs, apps) } : group
  })
  return [
    ...known,
    ...[...more].map(([title, refs]): MenuLine => ({ title, items: [], joined: linesOf(refs, apps) })),
  ]
}

/** Entries by the group they join. Checking thousands would take long: an entry with a fault is left out when its line is made. */
function entriesByTitle(apps: ConfiguredApps, titleOf: TitleOf): Map<string, EntryRef[]> {
  const byTitle = new Map<string, EntryRef[]>()
  apps.entries.forEach((app, index) => {
    const { menu } = (app ?? {}) as Partial<RuntimeMiniApp>
    if (typeof menu !== 'object' || menu === null) return
    for (let entry = 0, of = listOf(menu); entry < of.length; entry++) {
      const title = titleOf(app as Partial<RuntimeMiniApp>, of[entry] ?? {})
      if (typeof title !== 'string' || title === '') continue
      const refs = byTitle.get(title)
      if (refs) refs.push({ app: index, entry })
      else byTitle.set(title, [{ app: index, entry }])
    }
  })
  return byTitle
}

const listOf = (menu: RuntimeMenuEntry | readonly RuntimeMenuEntry[]): readonly RuntimeMenuEntry[] =>
  'length' in menu ? menu : [menu]

function linesOf(refs: readonly EntryRef[], apps: ConfiguredApps): MenuLine['joined'] {
  const lineAt = (ref: EntryRef): MenuLine | undefined => {
    const app = ref.line ? undefined : apps.usable(ref.app)
    return (ref.line ??= app && lineOf(app, listOf(app.menu!)[ref.entry]!))
  }
  return {
    *all() {
      for (const ref of refs) {
        const line = lineAt(ref)
        if (line) yield line
      }
    },
    startingAt: (path) =>
      placesOf(path).flatMap((start) => {
        const app = apps.indexAt(start)
        return app === undefined
          ? []
          : refs.filter((ref) => ref.app === app).flatMap((ref) => lineAt(ref) ?? [])
      }),
  }
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
