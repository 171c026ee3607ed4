import { takeRememberedRoute } from '../auth/auth.ts'
import { CONFIG } from '../config/environment.ts'
import { goTo } from '../stores/destination.ts'
import { $place } from '../stores/place.ts'
import { $session } from '../stores/session.ts'

/** Somebody on the login page is signed in after all, in another tab, in a window or by a late renewal: on to where they wanted to be. */
export function sessionStartLeavesLogin(): void {
  let was = $session.get().state
  $session.listen(({ state }) => {
    const started = was !== 'signed-in' && state === 'signed-in'
    was = state
    if (started && $place.get().app === 'login')
      goTo(takeRememberedRoute() ?? CONFIG.postLoginRoute, { replace: true }) // Back leads to no login page
  })
}
