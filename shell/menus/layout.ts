import { computed, type Store, type StoreValue } from 'nanostores'
import { entryOf, helpOf } from '../catalogue/entries.ts'
import { CONFIG } from '../config/environment.ts'
import type { Denial } from '../contract/denial.ts'
import type { HelpLinks } from '../contract/help-links.ts'
import type { AgencyLink, Layout, LayoutHelp } from '../contract/layout.ts'
import { $brokenApps } from './broken-apps.ts'
import { $accessState } from '../stores/access-state.ts'
import { $breadcrumbs } from '../stores/breadcrumbs.ts'
import { $explain } from '../stores/explanation.ts'
import { $refusedVisits } from '../stores/refused-visits.ts'
import { $menus } from './menus.ts'
import { $help } from '../stores/help.ts'
import { readerOf } from '../stores/kit/reader-of.ts'
import { $place, type Place } from '../stores/place.ts'
import { $allCommands } from '../stores/own-commands.ts'
import { $permissions } from '../stores/permissions.ts'
import { $session, SIGNED_OUT } from '../stores/session.ts'
import { $shortcuts } from '../stores/shortcuts.ts'
import { $tenant } from '../stores/tenant.ts'
import { $tours } from '../stores/tours.ts'
import { signInText } from '../words/sign-in/sign-in-text.ts'
import { $brands, $closedBrands, $workspaces, findBrands } from '../stores/workspaces.ts'

const $agencies = computed($permissions, ({ agencies }) => agencies)

const $agencyLinks = computed([$agencies, $tenant], (agencies, tenant): readonly AgencyLink[] =>
  agencies.flatMap(({ code, name }) => {
    const url = CONFIG.agencyUrls[code]
    const current = code === tenant.code
    return url || current ? [{ code, name, url: url ?? '/', current }] : []
  }),
)

/** Refused visits first: they are what somebody just met. */
const $denials = computed([$refusedVisits, $menus], (visits, menus): readonly Denial[] =>
  Object.freeze([...visits, ...menus.denials]),
)

const $helpShown = computed($help, ({ links, pageTag }): LayoutHelp =>
  Object.freeze({ ...links, ...(pageTag && { pageTag }) }),
)

const $toursShown = computed($tours, ({ has, reminder }) => Object.freeze({ has, reminder }))

const $findBrands = computed($workspaces, ({ isCut }) => (isCut ? findBrands : undefined))

function helpFor(app: string): HelpLinks {
  const entry = entryOf(app)
  return entry ? helpOf(entry) : {}
}

const PARTS = {
  menus: $menus,
  breadcrumbs: $breadcrumbs,
  help: $helpShown,
  tours: $toursShown,
  commands: $allCommands,
  shortcuts: $shortcuts,
  denials: $denials,
  explain: $explain,
  agencies: $agencyLinks,
  brands: $brands,
  closedBrands: $closedBrands,
  findBrands: $findBrands,
  brokenApps: $brokenApps,
  accessState: $accessState,
  session: $session,
}

/** Hears that the layout may have changed without working it out: a mini-app may change the breadcrumbs thousands of times before anybody looks. */
export const onLayoutChange = (listener: () => void): (() => void) =>
  listenToAll([$place, ...Object.values(PARTS)], listener)

function listenToAll(stores: readonly Store[], listener: () => void): () => void {
  const stops = stores.map((store) => store.listen(listener))
  return () => stops.forEach((stop) => stop())
}

const KEPT = Object.entries(PARTS).map(([name, store]) => [name, readerOf<unknown>(store)] as const)

let parts: ReturnType<typeof partsNow> | undefined
let last: { place: Place; layout: Layout } | undefined

/**
 * What the header and login mini-apps are told on top of the context. No store: one would be worked out at every change
 * for a second after somebody has read it.
 */
export function layoutNow(): Layout {
  if (!last) listenToAll(Object.values(PARTS), () => (parts = undefined))
  const place = $place.get()
  if (!parts || last?.place !== place) last = { place, layout: layoutOf(place, (parts ??= partsNow())) }
  return last.layout
}

/** What a change of place leaves as it is. */
function partsNow() {
  const { menus, session, accessState, ...others } = Object.fromEntries(
    KEPT.map(([name, part]) => [name, part()]),
  ) as { [Name in keyof typeof PARTS]: StoreValue<(typeof PARTS)[Name]> }
  const { topNavigation, dashboardTabs, avatarMenu, apps } = menus
  return {
    ...others,
    topNavigation,
    dashboardTabs,
    avatarMenu,
    apps,
    accessState: accessState?.reason ?? null,
    accessDetails: accessState?.details,
    messages: session.messages,
    hasSignedOut: session.messages[0] === SIGNED_OUT[0] && session.messages.length === 1,
  }
}

function layoutOf(
  { app, visit, route: { path } }: Place,
  { messages, ...told }: ReturnType<typeof partsNow>,
): Layout {
  return Object.freeze({
    ...told,
    helpFor,
    app,
    path,
    visit,
    /** In the language in use when it is read. */
    get signInMessage() {
      return signInText(messages)
    },
  })
}
