import { pageTitle } from '../navigation/page-title.ts'
import { $breadcrumbs } from '../stores/breadcrumbs.ts'
import { $displaySettings } from '../stores/display-settings.ts'
import { oncePerTurn } from '../stores/kit/once-per-turn.ts'
import { $place } from '../stores/location.ts'
import { $tenant } from '../stores/tenant.ts'
import { $workspacesById } from '../stores/workspaces.ts'

export function titleFollowsPlace(): void {
  const show = oncePerTurn(() => {
    const title = pageTitle()
    if (document.title !== title) document.title = title
  })
  for (const store of [$place, $breadcrumbs, $tenant, $workspacesById]) store.listen(show)
  show()
}

export function languageFollowsSettings(): void {
  $displaySettings.subscribe(({ displayLanguage }) => {
    // the interface speaks English; formats follow the settings
    document.documentElement.lang = displayLanguage.startsWith('en') ? displayLanguage : 'en'
  })
}
