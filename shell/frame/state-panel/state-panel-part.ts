import { recordProblems } from '../../reactions/problem-recorder.ts'
import { recordStores } from '../../reactions/state-recorder.ts'
import { $accessState } from '../../stores/access-state.ts'
import { $appStatus, $mountedApp } from '../../stores/app-status.ts'
import { $breadcrumbs } from '../../stores/breadcrumbs.ts'
import { $commands } from '../../stores/commands.ts'
import { $consent } from '../../stores/consent.ts'
import { $explain } from '../../stores/explanation.ts'
import { $refusedVisits } from '../../stores/refused-visits.ts'
import { $displaySettings } from '../../stores/display-settings.ts'
import { $appearance } from '../../stores/appearance.ts'
import { $catalogue } from '../../stores/catalogue.ts'
import { $help } from '../../stores/help.ts'
import { $destination } from '../../stores/destination.ts'
import { $navigation } from '../../stores/pending-navigation.ts'
import { $place } from '../../stores/place.ts'
import { $dirty } from '../../stores/unsaved-work.ts'
import { $announcement, $notices } from '../../stores/notices.ts'
import { $ownCommands, offerOwnCommands } from '../../stores/own-commands.ts'
import { $permissions } from '../../stores/permissions.ts'
import { $session } from '../../stores/session.ts'
import { $seenAs } from '../../stores/seen-as.ts'
import { $shortcuts } from '../../stores/shortcuts.ts'
import { $tenant } from '../../stores/tenant.ts'
import { $tours } from '../../stores/tours.ts'
import { $users } from '../../stores/users.ts'
import { $workspaces } from '../../stores/workspaces.ts'
import { words } from './words/words.ts'
import { OsScriptOverride } from './os-script-override.ts'
import { OsStatePanel } from './os-state-panel.ts'
import { overrideIsTold } from './tell-override.ts'

/** All stores that actions set; those computed from them say nothing new. */
export const RECORDED = {
  $accessState,
  $announcement,
  $appearance,
  $catalogue,
  $appStatus,
  $breadcrumbs,
  $commands,
  $consent,
  $destination,
  $dirty,
  $displaySettings,
  $explain,
  $help,
  $mountedApp,
  $navigation,
  $notices,
  $ownCommands,
  $permissions,
  $place,
  $refusedVisits,
  $seenAs,
  $session,
  $shortcuts,
  $tenant,
  $tours,
  $users,
  $workspaces,
}

const ELEMENTS = { 'os-script-override': OsScriptOverride, 'os-state-panel': OsStatePanel }

/** Starts to record, and puts the panel into the page; answers how to take both away. */
export function addStatePanel(): () => void {
  for (const [tag, Element] of Object.entries(ELEMENTS))
    if (!customElements.get(tag)) customElements.define(tag, Element)
  const panel = new OsStatePanel()
  document.body.append(panel)
  offerOwnCommands('state', [
    {
      id: 'state-changes',
      get title() {
        return words('title')
      },
      hint: 'Ctrl+Alt+S',
      inHelp: true,
      forDevelopers: true,
      run: panel.toggle,
    },
  ])
  const stops = [recordStores(RECORDED), recordProblems(), overrideIsTold()]
  return () => {
    for (const stop of stops) stop()
    offerOwnCommands('state', [])
    panel.remove()
  }
}
