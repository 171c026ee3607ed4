import type { MiniAppEventName } from '../contract/events.ts'
import type { HelpLinks } from '../contract/help-links.ts'
import type { RuntimeMiniApp } from '../contract/runtime-config.ts'
import { CONFIG, configuredApps } from './environment.ts'
import { FRAMED_SCRIPT, MINI_APPS, NOT_AVAILABLE_SCRIPT, type MiniAppEntry } from './miniapps.ts'

/** What is known of a key, built in or by configuration; undefined for an unknown one. */
export function entryOf(key: string): MiniAppEntry | undefined {
  return MINI_APPS.get(key) ?? configured(key)
}

/** Where its script is: the configuration's address, else its own; one shared page stands in for those not built yet. */
export function scriptOf({ key, script, built }: MiniAppEntry): string {
  return CONFIG.scripts[key] ?? (built ? script : NOT_AVAILABLE_SCRIPT)[CONFIG.environment]
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

const entries = new WeakMap<RuntimeMiniApp, MiniAppEntry>()

/** Made when first asked for, and the same one ever after. */
function configured(key: string): MiniAppEntry | undefined {
  const app = configuredApps().byKey(key)
  if (!app) return undefined
  const entry = entries.get(app) ?? configuredEntry(app)
  entries.set(app, entry)
  return entry
}

function configuredEntry({
  key,
  title,
  category = '',
  icon = '',
  script,
  frame,
  allowedEvents,
  apis,
  help,
}: RuntimeMiniApp): MiniAppEntry {
  return {
    key,
    title,
    category,
    icon,
    script: typeof script === 'string' ? { dev: script, production: script } : (script ?? FRAMED_SCRIPT),
    ...(frame && { frame }),
    built: true,
    allowedEvents: (allowedEvents ?? []) as MiniAppEventName[], // checked where the configuration is read
    apis: apis ?? [],
    isLayout: false,
    knowsLayout: false,
    help: help ?? {},
  }
}
