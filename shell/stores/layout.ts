import { computed } from 'nanostores'
import { CONFIG } from '../config/environment.ts'
import type { Denial } from '../contract/denial.ts'
import type { AgencyLink, Layout, LayoutHelp } from '../contract/mini-app.ts'
import { $accessState } from './access-state.ts'
import { $breadcrumbs } from './breadcrumbs.ts'
import { $explain, $refusedVisits } from './denials.ts'
import { $help } from './help.ts'
import { lazily, remembered } from './lazily.ts'
import { $place } from './location.ts'
import { $menus } from './menus.ts'
import { $allCommands } from './own-commands.ts'
import { $permissions } from './permissions.ts'
import { $session } from './session.ts'
import { $tenant } from './tenant.ts'
import { $tours } from './tours.ts'
import { $brands } from './workspaces.ts'

const $agencies = computed($permissions, ({ agencies }) => agencies)

const $agencyLinks = computed([$agencies, $tenant], (agencies, tenant): readonly AgencyLink[] =>
  agencies.flatMap(({ code, name }) => {
    const url = CONFIG.agencyUrls[code]
    const current = code === tenant.code
    return url || current ? [{ code, name, url: url ?? '/', current }] : []
  }),
)

/** Refused visits first: they are what somebody just met. Told when asked for: most pages never do. */
const $denials = computed([$refusedVisits, $menus], (visits, menus) => remembered((): readonly Denial[] => Object.freeze([...visits, ...menus.denials])))

const $helpShown = computed($help, ({ links, pageTag }): LayoutHelp => Object.freeze({ ...links, ...(pageTag && { pageTag }) }))

const $toursShown = computed($tours, ({ has, reminder }) => Object.freeze({ has, reminder }))

const SOURCES = [$menus, $breadcrumbs, $place, $help, $tours, $allCommands, $denials, $explain, $agencyLinks, $brands, $accessState, $session] as const

/** Hears that the layout may have changed without working it out: a mini-app may change the breadcrumbs thousands of times before anybody looks. */
export function onLayoutChange(listener: () => void): () => void {
  const stops = SOURCES.map((store) => store.listen(listener))
  return () => stops.forEach((stop) => stop())
}

let last: { from: readonly unknown[]; layout: Layout } | undefined

/**
 * What the header and login mini-apps are told on top of the context. No store: one would be worked out at every change
 * for a second after somebody has read it.
 */
export const $layout = {
  get(): Layout {
    const { app, route } = $place.get()
    const from = [app, route.path, ...PARTS.map((part) => part.get())]
    if (!last?.from.every((value, index) => value === from[index])) last = { from, layout: layoutAt(app, route.path) }
    return last!.layout
  },
}

const PARTS = [$menus, $breadcrumbs, $helpShown, $toursShown, $allCommands, $denials, $explain, $agencyLinks, $brands, $accessState, $session] as const

function layoutAt(app: string, path: string): Layout {
  const { topNavigation, dashboardTabs, avatarMenu, apps } = $menus.get()
  const told = {
    topNavigation, dashboardTabs, avatarMenu, apps, app, path,
    breadcrumbs: $breadcrumbs.get(), help: $helpShown.get(), tours: $toursShown.get(), commands: $allCommands.get(),
    explain: $explain.get(), agencies: $agencyLinks.get(), brands: $brands.get(), accessState: $accessState.get(), signInMessage: $session.get().message,
  }
  return Object.freeze(lazily(told, 'denials', $denials.get()))
}
