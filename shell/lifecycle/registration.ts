import { CONFIG } from '../config/environment.ts'
import { SLOW_LOAD_NOTICE_MS } from '../config/limits.ts'
import { MINI_APPS, type MiniAppEntry } from '../config/miniapps.ts'
import type { MiniAppEventName } from '../contract/events.ts'
import type { RuntimeMiniApp } from '../contract/runtime-config.ts'
import { $headerSettled } from '../stores/app-status.ts'
import { resetBreadcrumbs } from '../stores/breadcrumbs.ts'
import { withdrawCommands } from '../stores/commands.ts'
import { setHelpLinks, setHelpPageTag } from '../stores/help.ts'
import { resetTours } from '../stores/tours.ts'
import { MiniApp } from './mini-app.ts'

const known = new Map<string, MiniApp>()
const registered = new Set<string>()

/** What is known of a key, built in or by configuration; undefined for an unknown one. */
export function entryOf(key: string): MiniAppEntry | undefined {
  return MINI_APPS.get(key) ?? configured().get(key)
}

/** The mini-app of a key; its code stays loaded between visits. */
export function miniAppOf(entry: MiniAppEntry): MiniApp {
  const app = known.get(entry.key) ?? new MiniApp(entry.key, scriptOf(entry))
  known.set(entry.key, app)
  return app
}

/** Spec section 4: on entering its route; all but the layout apps wait for the header. Twice does nothing. */
export async function register({ key, isLayout, help }: MiniAppEntry): Promise<void> {
  if (registered.has(key)) return
  registered.add(key)
  if (isLayout) return
  setHelpLinks(help)
  await headerSettled()
}

/** On leaving its route. */
export function unregister({ key, isLayout }: MiniAppEntry): void {
  if (!registered.delete(key) || isLayout) return
  resetBreadcrumbs()
  resetTours()
  setHelpLinks({})
  setHelpPageTag('')
  withdrawCommands()
}

/** Where its script is: the configuration's address, the entry's own, or the usual one of the environment. */
export function scriptOf({ key, script }: MiniAppEntry): string {
  return CONFIG.scripts[key] ?? script ?? (CONFIG.environment === 'dev' ? `/miniapps/${key}/index.ts` : `/miniapps/${key}.js`)
}

/** A header that hangs holds nobody up for longer than a load may take without a word. */
function headerSettled(): Promise<void> {
  if ($headerSettled.get()) return Promise.resolve()
  return new Promise((resolve) => {
    const goOn = () => {
      stop()
      clearTimeout(patience)
      resolve()
    }
    const stop = $headerSettled.listen((settled) => settled && goOn())
    const patience = setTimeout(goOn, SLOW_LOAD_NOTICE_MS)
  })
}

let fromConfiguration: ReadonlyMap<string, MiniAppEntry> | undefined

function configured(): ReadonlyMap<string, MiniAppEntry> {
  return (fromConfiguration ??= new Map(CONFIG.miniApps.map((app) => [app.key, runtimeEntry(app)])))
}

function runtimeEntry({ key, title, script, allowedEvents, apis, help }: RuntimeMiniApp): MiniAppEntry {
  return {
    key,
    title,
    script: typeof script === 'string' ? script : script[CONFIG.environment],
    allowedEvents: (allowedEvents ?? []) as MiniAppEventName[],
    apis: apis ?? [],
    isLayout: false,
    help: help ?? {},
  }
}
