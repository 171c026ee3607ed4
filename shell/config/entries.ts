import type { MiniAppEventName } from '../contract/events.ts'
import type { RuntimeMiniApp } from '../contract/runtime-config.ts'
import { CONFIG } from './environment.ts'
import { MINI_APPS, NOT_AVAILABLE_SCRIPT, type MiniAppEntry } from './miniapps.ts'

/** What is known of a key, built in or by configuration; undefined for an unknown one. */
export function entryOf(key: string): MiniAppEntry | undefined {
  return MINI_APPS.get(key) ?? configured().get(key)
}

/** Where its script is: the configuration's address, else its own; one shared page stands in for those not built yet. */
export function scriptOf({ key, script, built }: MiniAppEntry): string {
  return CONFIG.scripts[key] ?? (built ? script : NOT_AVAILABLE_SCRIPT)[CONFIG.environment]
}

/** Whether something of its own stands behind a key here. */
export function isAvailable({ key, built }: MiniAppEntry): boolean {
  return built || key in CONFIG.scripts
}

let entries: { from: readonly RuntimeMiniApp[]; byKey: ReadonlyMap<string, MiniAppEntry> } | undefined

function configured(): ReadonlyMap<string, MiniAppEntry> {
  if (entries?.from !== CONFIG.miniApps) entries = { from: CONFIG.miniApps, byKey: new Map(CONFIG.miniApps.map((app) => [app.key, configuredEntry(app)])) }
  return entries.byKey
}

function configuredEntry({ key, title, category = '', script, allowedEvents, apis, help }: RuntimeMiniApp): MiniAppEntry {
  return {
    key,
    title,
    category,
    script: typeof script === 'string' ? { dev: script, production: script } : script,
    built: true,
    allowedEvents: (allowedEvents ?? []) as MiniAppEventName[], // checked where the configuration is read
    apis: apis ?? [],
    isLayout: false,
    help: help ?? {},
  }
}
