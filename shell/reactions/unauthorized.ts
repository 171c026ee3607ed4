import { onUnauthorized } from '../api/http.ts'
import { signOut } from '../auth/auth.ts'
import { $place } from '../stores/location.ts'
import { $session } from '../stores/session.ts'

/** Spec section 8: a 401 on any call logs the user out, once. What was typed is kept as a draft by its mini-app. */
export function unauthorizedSignsOut(): void {
  let leaving = false
  onUnauthorized(() => {
    if (leaving || $session.get().state !== 'signed-in') return
    leaving = true
    const { path } = $place.get().route
    void signOut({ message: 'Your session has ended. Sign in again to go on where you were.', ...(path && { remember: path }) }).finally(() => (leaving = false))
  })
}
