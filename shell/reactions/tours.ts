import { MINIAPP_RUN_TOURS } from '../contract/events.ts'
import { entryOf } from '../catalogue/entries.ts'
import { miniAppOf } from '../lifecycle/registration.ts'
import { $mountedApp } from '../stores/app-status.ts'
import { oncePerTurn } from '../stores/kit/once-per-turn.ts'
import { $tours } from '../stores/tours.ts'

/** Product tours belong to the mini-apps: when a run is asked for, the mounted one is told, once however often it was asked. */
export function toursRun(): void {
  let told = $tours.get().runs
  const tell = oncePerTurn(() => {
    const entry = entryOf($mountedApp.get())
    if (entry) miniAppOf(entry).element?.dispatchEvent(new CustomEvent(MINIAPP_RUN_TOURS))
  })
  $tours.listen(({ runs }) => {
    if (runs === told) return
    told = runs
    tell()
  })
}
