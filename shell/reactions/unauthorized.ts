import { onUnauthorized } from '../api/http.ts'
import { signOut } from '../auth/auth.ts'
import { pathNow } from '../contract/local-path.ts'
import { SIGNED_OUT_ELSEWHERE } from '../contract/signed-out-elsewhere.ts'
import { $session } from '../stores/session.ts'

/** Spec section 8: a 401 on any call logs the user out, once. What was typed is kept as a draft by its mini-app. */
export function unauthorizedSignsOut(): void {
  onUnauthorized((challenge) => {
    if ($session.get().state !== 'signed-in') return
    // of the address, not of the place: the first calls are made before there is one
    const remember = pathNow()
    void signOut({
      messages: [challenge?.includes(SIGNED_OUT_ELSEWHERE) ? 'endedByPerson' : 'sessionEnded'],
      remember,
    })
  })
}
