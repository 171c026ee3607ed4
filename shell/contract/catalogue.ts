/** What an agency's administrators say of one app, for all of the agency or for one market. */
export interface AppOverride {
  app: string
  /** Of the market it is said for; null for the whole agency. */
  country: string | null
  /** Its place among the others; null for the usual one. */
  position: number | null
  featured: boolean
  /** In no list, search or palette; who has the address may still open it. */
  hidden: boolean
  beta: boolean
  /** Shown, locked, to those who may not open it, with the offer to ask for access. */
  requestable: boolean
  maintenance: Maintenance | null
  /** Whom to ask about it. */
  owner: string
}

/** An app that is out of use until a moment; then it opens again by itself. */
export interface Maintenance {
  until: string
  note: string
}

export interface Announcement {
  id: string
  text: string
  level: 'information' | 'warning' | 'critical'
  from: string
  until: string
  /** Where one reads more, a path of the portal. */
  path: string | null
}

/** GET `/api/catalogue?agency=…`: how the agency arranges its apps, and what it announces now. */
export interface Catalogue {
  overrides: readonly AppOverride[]
  announcements: readonly Announcement[]
  /** Countries where the agency decided on audience-as-a-service itself; the country table says it for all others. */
  caas: Readonly<Record<string, boolean>>
}

export interface AppVisit {
  app: string
  at: string
}

/** GET `/api/catalogue/mine`. */
export interface MyApps {
  /** Keys, the newest first. */
  favourites: readonly string[]
  /** The newest first. */
  visits: readonly AppVisit[]
}

/** What is said for a market is added to what is said for the agency; the longer maintenance counts. */
export function overridesIn(
  overrides: readonly AppOverride[],
  country: string | undefined,
): ReadonlyMap<string, AppOverride> {
  const byApp = new Map<string, AppOverride>()
  for (const override of overrides) {
    if (override.country !== null && override.country !== country) continue
    const other = byApp.get(override.app)
    byApp.set(override.app, other ? joined(other, override) : override)
  }
  return byApp
}

const joined = (one: AppOverride, other: AppOverride): AppOverride => ({
  ...one,
  position: one.position ?? other.position,
  featured: one.featured || other.featured,
  hidden: one.hidden || other.hidden,
  beta: one.beta || other.beta,
  requestable: one.requestable || other.requestable,
  maintenance: later(one.maintenance, other.maintenance),
  owner: one.owner || other.owner,
})

const later = (one: Maintenance | null, other: Maintenance | null): Maintenance | null =>
  one && other ? (one.until > other.until ? one : other) : (one ?? other)

/** The maintenance that an app is in at this moment. */
export const maintenanceAt = (override: AppOverride | undefined, now: number): Maintenance | undefined =>
  override?.maintenance && Date.parse(override.maintenance.until) > now ? override.maintenance : undefined
