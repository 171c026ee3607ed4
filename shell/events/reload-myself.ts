import { signOut } from '../auth/auth.ts'
import { pathNow } from '../contract/local-path.ts'
import { loadFailure } from '../guards/load-failure.ts'
import { mergeDisplaySettings } from '../stores/display-settings.ts'
import { $users, getMyself } from '../stores/users.ts'

const PAUSE_MS = 1000

let askedAt = -Infinity

/**
 * Loads the user anew; reports that come within a second of another are answered by the same load. Where the server
 * refuses, the person is signed out, as spec section 8 has it. @throws HttpError, NetworkError
 */
export async function reloadMyself(): Promise<void> {
  if (performance.now() - askedAt < PAUSE_MS) return
  askedAt = performance.now()
  try {
    await getMyself()
    mergeDisplaySettings({ ...$users.get().myself })
  } catch (error) {
    const verdict = loadFailure('profile', 'sign-out', error)
    if (typeof verdict === 'object' && 'leave' in verdict)
      void signOut({ ...verdict, remember: pathNow(), keepsProvider: true })
    throw error
  }
}
