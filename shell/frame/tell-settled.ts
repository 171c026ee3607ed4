import type { MiniAppEntry } from '../config/miniapps.ts'
import { navigation } from '../navigation/navigation.ts'
import { withdrawOffers } from '../lifecycle/registration.ts'
import { setMountedApp } from '../stores/app-status.ts'
import { setBreadcrumbs } from '../stores/breadcrumbs.ts'
import { titleSaid } from '../words/signed-in/title-said.ts'

/** The mini-app of the route is drawn or broken. One that is broken cannot say where the person is: the shell does. */
export function tellSettled(entry: MiniAppEntry | undefined, isBroken: boolean): void {
  if (isBroken) {
    withdrawOffers()
    if (entry)
      setBreadcrumbs({
        app: titleSaid(entry.title),
        ...(entry.category && { category: titleSaid(entry.category) }),
      })
  }
  setMountedApp(entry?.key ?? '')
  navigation.events.end()
}
