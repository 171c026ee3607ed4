import { computed } from 'nanostores'
import { CONFIG } from '../config/environment.ts'
import type { Denial } from '../contract/denial.ts'
import type { AgencyLink, Layout, LayoutHelp } from '../contract/mini-app.ts'
import { $accessState } from './access-state.ts'
import { $breadcrumbs } from './breadcrumbs.ts'
import { $explain, $refusedVisits } from './denials.ts'
import { $help } from './help.ts'
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

const $current = computed($place, ({ app, route }) => `${app} ${route.path}`)

/** Refused visits first: they are what somebody just met. */
const $denials = computed([$refusedVisits, $menus], (visits, { denials }): readonly Denial[] => Object.freeze([...visits, ...denials]))

const $helpShown = computed($help, ({ links, pageTag }): LayoutHelp => Object.freeze({ ...links, ...(pageTag && { pageTag }) }))

const $toursShown = computed($tours, ({ has, reminder }) => Object.freeze({ has, reminder }))

/** What belongs to where we are, in one piece: the rest of the layout stays as it is when only the path changes. */
const $here = computed([$current, $breadcrumbs, $helpShown, $toursShown, $allCommands], (current, breadcrumbs, help, tours, commands) => {
  const [app = '', path = ''] = current.split(' ')
  return { app, path, breadcrumbs, help, tours, commands }
})

const SOURCES = [$menus, $breadcrumbs, $place, $help, $tours, $allCommands, $denials, $explain, $agencyLinks, $brands, $accessState, $session] as const

/** Hears that the layout may have changed without working it out: a mini-app may change the breadcrumbs thousands of times before anybody looks. */
export function onLayoutChange(listener: () => void): () => void {
  const stops = SOURCES.map((store) => store.listen(listener))
  return () => stops.forEach((stop) => stop())
}

/** What the header and login mini-apps are told on top of the context. */
export const $layout = computed(
  [$menus, $here, $denials, $explain, $agencyLinks, $brands, $accessState, $session],
  ({ denials: _menus, ...menus }, here, denials, explain, agencies, brands, accessState, { message }): Layout =>
    Object.freeze({ ...menus, ...here, denials, explain, agencies, brands, accessState, signInMessage: message }),
)
