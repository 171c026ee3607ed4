import { forgetCache } from '../api/response-cache.ts'
import { forgetSharedAnswers } from '../api/shared-answers.ts'
import { setAccessState } from '../stores/access-state.ts'
import { resetDisplaySettings } from '../stores/display-settings.ts'
import { forgetRefusedVisits } from '../stores/refused-visits.ts'
import { forgetViews } from '../navigation/entry-views.ts'
import { goTo } from '../stores/destination.ts'
import { $place } from '../stores/place.ts'
import { setDirty } from '../stores/unsaved-work.ts'
import { clearPersonsNotices } from '../stores/notices.ts'
import { clearPermissions } from '../stores/permissions.ts'
import { $session, takeLoginRoute } from '../stores/session.ts'
import { clearMyself } from '../stores/users.ts'
import { clearWorkspaces } from '../stores/workspaces.ts'

/** When nobody is signed in any more, what was known of them goes, and the login page comes, or after a failure the configured route. */
export function sessionEndClears(): void {
  let was = $session.get().state
  $session.listen(({ state }) => {
    const before = was
    was = state
    if (state !== 'signed-out' || before === 'signed-out') return
    if (before === 'signing-in') return failureLeadsOn()
    setAccessState(null)
    setDirty(false) // there is nothing to stay for: nothing can be saved any more
    if ($place.get().route.path !== '/login') goTo(takeLoginRoute())
    clearPersonsNotices()
    forgetSharedAnswers()
    forgetCache()
    clearMyself()
    clearPermissions()
    forgetRefusedVisits()
    forgetViews()
    clearWorkspaces()
    resetDisplaySettings()
  })
}

/** A slow renewal may be refused when the login page is already shown: then nobody else leads to the configured route. */
function failureLeadsOn(): void {
  if ($place.get().app !== 'login') return
  const route = takeLoginRoute()
  if (route !== '/login') goTo(route)
}
