import type { PortalEventName } from '../contract/own-events.ts'
import type { HelpLinks } from '../contract/help-links.ts'
import type { MenuItem } from '../contract/layout.ts'
import type { ApiName } from '../contract/api-bases.ts'
import type { Permission } from './permissions.ts'

/** A script's address in each of the two environments. */
export interface ScriptAddress {
  dev: string
  production: string
}

/** What somebody needs to get in; all of it, and nothing lets everyone in. Guards, menus and the server ask the same. */
export interface Needs {
  /** Held by the agency's account, prefixed or bare. */
  permission?: Permission | (string & {})
  /** Held by the account of the market that the brand belongs to. */
  marketPermission?: string
  /** Only where audience-as-a-service is available in the brand's country. */
  eligibleCountry?: boolean
  /** Only in these tenants. */
  tenants?: readonly string[]
}

/** A line that menus may show for an app; what it does not say is the app's own. */
export interface AppMenuLine extends Pick<MenuItem, 'breadcrumbTitle'> {
  /** Menus name it `<key>/<name>`; the first line of an app is named by the key alone. */
  name?: string
  title?: string
  /** Template of the path that it leads to; the app's first route without it. */
  path?: string
  /** Asked beyond what the app needs. */
  permission?: Permission
  /** Disabled in tenants without a live panel. */
  livePanel?: boolean
  /** Hidden where audience-as-a-service is not available in the brand's country. */
  caas?: boolean
  /** What stands there is not built yet, though its app is. */
  later?: boolean
}

/** All that the portal knows of one mini-app: routes, menus, support areas and the checks of the server come from here. */
export interface AppRow {
  key: string
  title: string
  /** Where it stands in breadcrumbs and launcher; '' for what belongs to no part. */
  category: string
  /** Its line icon, by the name in the header's icons; none for what stands in no list of apps. */
  icon?: string
  /** Templates of its paths, such as `/brands/{brandId}/cart`; each takes all paths beneath it. The first is its home. */
  routes?: readonly string[]
  needs?: Needs
  /** Paths that lead to others once the guards have passed. */
  redirects?: readonly { path: string; to: string; needs?: Needs }[]
  /** One line without further words where it says nothing. */
  menu?: readonly AppMenuLine[]
  /** Its paths mean the same for each brand, for none names a thing of one brand: a change of brand keeps them. */
  sameForEachBrand?: boolean
  /** Its page in the community and the knowledge base that the configuration names, or addresses of its own. */
  help?: string | HelpLinks
  /** Spec section 3: which support area it belongs to. */
  support?: 'Campaigns' | 'Audiences' | 'Touchpoints'
  /** APIs for which `portal.fetch` adds the bearer token. */
  apis?: readonly ApiName[]
  /** Protected events it may emit, beyond the public ones; spec sections 4 and 6. */
  allowedEvents?: readonly PortalEventName[]
  /** Its application exists; one shared page stands in for those that do not yet. */
  built?: boolean
  /** Header and login: told the layout, and registered before all others. */
  isLayout?: boolean
  /** Told the layout as these are, with all menus in it: for an app that shows them. */
  knowsLayout?: boolean
  /** Shown before anybody has signed in. */
  isOpen?: boolean
}

/** The rows of one category. */
export const inCategory = (category: string, rows: readonly Omit<AppRow, 'category'>[]): readonly AppRow[] =>
  rows.map((row) => ({ ...row, category }))
