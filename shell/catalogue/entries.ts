import { maintenanceAt } from '../contract/catalogue.ts'
import type { PortalEventName } from '../contract/own-events.ts'
import type { HelpLinks } from '../contract/help-links.ts'
import type { RuntimeMiniApp } from '../contract/runtime-config.ts'
import { backEndsIn } from '../config/back-end-checks.ts'
import { CONFIG } from '../config/environment.ts'
import { $overrides } from '../stores/catalogue.ts'
import {
  FRAMED_SCRIPT,
  MINI_APPS,
  NOT_AVAILABLE_SCRIPT,
  type MiniAppEntry,
  type Pin,
} from '../config/miniapps.ts'
import { scriptOverride } from './script-override.ts'

/** What is known of a key, built in or by configuration; undefined for an unknown one. */
export function entryOf(key: string): MiniAppEntry | undefined {
  return MINI_APPS.get(key) ?? configuredEntries().get(key)
}

/** The same, but while its app is in maintenance the page that says so: what is open stays open. */
export function entryNow(key: string): MiniAppEntry | undefined {
  const entry = entryOf(key)
  const maintenance = maintenanceAt($overrides.get().get(key), Date.now())
  return entry && maintenance ? { ...entry, key: 'not-available', built: false, maintenance } : entry
}

/** Address of its script: a developer's, the configuration's address, else its own; one shared page stands in for those not built yet. */
export function scriptOf({ key, script, built }: MiniAppEntry): string {
  const override = scriptOverride()
  if (override?.app === key) return override.address
  return CONFIG.scripts[key] ?? (built ? script : NOT_AVAILABLE_SCRIPT)[CONFIG.environment]
}

/** The version that may run; undefined where the entry names no hash, or another script takes its place. */
export function pinOf(entry: MiniAppEntry): Pin | undefined {
  return scriptOf(entry) === entry.script[CONFIG.environment] ? entry.pin : undefined
}

/** Its community and knowledge-base links, where the configuration says where these live. */
export function helpOf({ help }: MiniAppEntry): HelpLinks {
  if (typeof help !== 'string') return help
  const addresses = help
    ? Object.entries(CONFIG.help as Record<string, string>).map(([name, address]) => [
        name,
        `${address.replace(/\/$/, '')}/${help}`,
      ])
    : []
  return Object.freeze(Object.fromEntries(addresses) as HelpLinks)
}

/** Whether something of its own stands behind a key here. */
export function isAvailable({ key, built }: MiniAppEntry): boolean {
  return built || key in CONFIG.scripts
}

/** An application of the product that this installation does not have yet. */
export function isComing(key: string): boolean {
  const entry = entryOf(key)
  return entry !== undefined && !isAvailable(entry)
}

let configured: { apps: readonly RuntimeMiniApp[]; entries: ReadonlyMap<string, MiniAppEntry> } | undefined

/** By key; made once for the configuration of the page. */
function configuredEntries(): ReadonlyMap<string, MiniAppEntry> {
  const apps = CONFIG.miniApps
  if (configured?.apps !== apps)
    configured = { apps, entries: new Map(apps.map((app) => [app.key, configuredEntry(app)])) }
  return configured.entries
}

function configuredEntry({
  key,
  title,
  category = '',
  icon = '',
  script,
  integrity,
  withdrawn = [],
  frame,
  allowedEvents,
  apis = [],
  help,
}: RuntimeMiniApp): MiniAppEntry {
  const backEnds = backEndsIn(apis)
  const isOfProduction = typeof script === 'string' || CONFIG.environment === 'production'
  return {
    key,
    title,
    category,
    icon,
    script: typeof script === 'string' ? { dev: script, production: script } : (script ?? FRAMED_SCRIPT),
    ...(integrity && isOfProduction && { pin: { integrity, withdrawn } }),
    ...(frame && { frame }),
    built: true,
    allowedEvents: (allowedEvents ?? []) as PortalEventName[], // checked where the configuration is read
    apis: apis.filter((api) => typeof api === 'string'),
    ...(backEnds.length > 0 && { backEnds }),
    isLayout: false,
    knowsLayout: false,
    help: help ?? {},
  }
}
