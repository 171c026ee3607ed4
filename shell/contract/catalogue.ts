import type { FaultyEntry } from './faulty-entry.ts'

/** What an agency's administrators say of one app, for all of the agency or for one market. */
export interface AppOverride {
  app: string
  /** Of the market it is said for, in place of what is said for the whole agency; null for that. */
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
  /** Whom to ask; as in the override. */
  owner: string
}

export type AnnouncementLevel = 'information' | 'warning' | 'critical'

export interface Announcement {
  id: string
  /** Of the market it is for; null for the whole agency. */
  country: string | null
  text: string
  level: AnnouncementLevel
  from: string
  until: string
  /** Where one reads more, a path of the portal. */
  path: string | null
}

/** GET `/api/catalogue/announcements?agency=…`, for administrators: also what is over and what is to come. */
export interface AllAnnouncements {
  announcements: readonly Announcement[]
  /** Codes of the agency's markets. */
  countries: readonly string[]
}

/** GET `/api/catalogue?agency=…`: how the agency arranges its apps, and what it announces now. */
export interface Catalogue {
  /** For developers: entries of mini-apps that are left out, with their faults. */
  faultyApps?: readonly FaultyEntry[]
  /** Those of the whole agency first. */
  overrides: readonly AppOverride[]
  announcements: readonly Announcement[]
  /** Countries where the agency has audience-as-a-service now. */
  caas: readonly string[]
  /** When that will change next, as planned; asked anew then. */
  caasUntil?: string | null
}

/** GET `/api/catalogue/arranged?agency=…`, for administrators: every app that can be arranged, also those that are hidden. */
export interface ArrangedApps {
  apps: readonly ArrangeableApp[]
  overrides: readonly AppOverride[]
  /** How many people opened an app within four weeks, by key; nothing where they are fewer than five. */
  usage: Readonly<Record<string, number>>
  /** Codes of the agency's markets. */
  countries: readonly string[]
  /** Those that may be given in the agency, and what each grants: to see the list of apps as one of them. */
  roles: readonly { id: string; name: string; permissions: readonly string[] }[]
}

export interface ArrangeableApp {
  key: string
  title: string
  category: string
  /** All that somebody needs to see it in the list. */
  permissions: readonly string[]
}

/** GET `/api/catalogue/usage?agency=…`, for administrators: nothing of a week in which fewer than five people opened an app. */
export interface AppUsage {
  /** Mondays as `2026-11-23`, the last one that of this week. */
  weeks: readonly string[]
  apps: readonly { app: string; week: string; opened: number; people: number }[]
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

/** By app. What is said for a market takes the place of what is said for the whole agency, which stands first. */
export const overridesIn = (
  overrides: readonly AppOverride[],
  country: string | undefined,
): ReadonlyMap<string, AppOverride> =>
  new Map(
    overrides
      .filter((override) => override.country === null || override.country === country)
      .map((override) => [override.app, override]),
  )

/** The maintenance that an app is in at this moment. */
export const maintenanceAt = (override: AppOverride | undefined, now: number): Maintenance | undefined =>
  override?.maintenance && Date.parse(override.maintenance.until) > now ? override.maintenance : undefined
