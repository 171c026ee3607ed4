import { helpOf, pinOf, scriptOf } from '../catalogue/entries.ts'
import { SLOW_LOAD_NOTICE_MS, UNMOUNT_TIMEOUT_MS } from '../config/limits.ts'
import type { MiniAppEntry } from '../config/miniapps.ts'
import { $appStatus, isHeaderSettled } from '../stores/app-status.ts'
import { resetBreadcrumbs } from '../stores/breadcrumbs.ts'
import { withdrawCommands } from '../stores/commands.ts'
import { withdrawShortcuts } from '../stores/shortcuts.ts'
import { setHelpLinks, setHelpPageTag } from '../stores/help.ts'
import type { Soon } from '../stores/kit/soon.ts'
import { setDirty } from '../stores/unsaved-work.ts'
import { resetTours } from '../stores/tours.ts'
import { waitAtMost } from './wait-at-most.ts'
import { watchLeaks } from './leaks/leak-watch.ts'
import { MiniApp } from './mini-app.ts'
import { expectStart } from '../navigation/start-warning.ts'

const known = new Map<string, MiniApp>()
const registered = new Set<string>()

const newApp = (entry: MiniAppEntry): MiniApp => new MiniApp(entry.key, scriptOf(entry), pinOf(entry))

/** The mini-app of a key; its code stays loaded between visits, unless its script is to come from elsewhere by now. */
export function miniAppOf(entry: MiniAppEntry): MiniApp {
  const before = known.get(entry.key)
  if (before?.address === scriptOf(entry)) return before
  void before?.discard()
  const app = newApp(entry)
  known.set(entry.key, app)
  return app
}

/** Those whose routes are entered, and the layout apps. */
export const shownApps = (): readonly MiniApp[] => [...registered].flatMap((key) => known.get(key) ?? [])

/** "Try again": unregisters a mini-app in whatever state it is, and puts a new one under its key, which loads from a fresh address. An old one that hangs is waited for no longer than an unmount may take. */
export async function startAnew(entry: MiniAppEntry): Promise<void> {
  const old = known.get(entry.key)
  unregister(entry)
  known.set(entry.key, newApp(entry).succeed(old))
  if (old) await waitAtMost(UNMOUNT_TIMEOUT_MS, old.discard())
}

/** Spec section 4: on entering its route; all but the layout apps wait for the header. Twice does nothing; undefined when there is nothing to wait for. */
export function register(entry: MiniAppEntry): Soon<void> {
  const { key, isLayout } = entry
  if (registered.has(key)) return
  registered.add(key)
  expectStart()
  const watched = watchLeaks()
  if (isLayout) return watched
  setHelpLinks(helpOf(entry))
  const settled = isHeaderSettled() ? undefined : headerSettled()
  return watched ? watched.then(() => settled) : settled
}

/** On leaving its route. */
export function unregister({ key, isLayout }: MiniAppEntry): void {
  if (!registered.delete(key) || isLayout) return
  resetBreadcrumbs()
  setHelpLinks({})
  setHelpPageTag('')
  withdrawOffers()
}

/** Takes back a mini-app's tours, commands and unsaved work: one that was left or is broken cannot answer for them. */
export function withdrawOffers(): void {
  resetTours()
  withdrawCommands()
  withdrawShortcuts()
  setDirty(false)
}

/** Waits for the header, but no longer than a load may take before people are told. */
function headerSettled(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      stop()
      clearTimeout(patience)
      resolve()
    }
    const stop = $appStatus.listen(() => isHeaderSettled() && goOn())
    const patience = setTimeout(goOn, SLOW_LOAD_NOTICE_MS)
  })
}
