import { REVOCATION_LIMIT_MS } from '../config/limits.ts'
import type { Manager } from './manager.ts'
import { causeOf, isUnanswered } from './outcome-of.ts'
import { revokeToken } from './revoke-token.ts'
import type { StoredUser } from './stored-user.ts'
import { askWellKnown, storedWellKnown, webAddress } from './well-known.ts'
import type { WellKnown } from './well-known.ts'

export interface Leave {
  /** Where the provider signs the person off; null when it has no such address or cannot be reached. */
  address: string | null
  reachable: boolean
}

/**
 * Revokes the tokens, refresh token first, and says where to go next. Never throws and never takes longer than 4 s.
 * Storage is read before this returns its promise, and not written: the caller may clear it at once.
 */
export async function leaveProvider(manager: Manager, user: StoredUser | null): Promise<Leave> {
  const known = storedWellKnown(manager.configuration.authority)
  // a browser's own error page would be the end of the road, so look before leaping
  const asked = askWellKnown(manager.configuration, REVOCATION_LIMIT_MS)
  const looking = asked.catch((error: unknown) => (isUnanswered(error) ? null : known))
  const answered = user !== null && (await revokeAll(manager, user, known, asked))
  const wellKnown = (await looking) ?? (answered ? known : null)
  if (!wellKnown) return { address: null, reachable: false }
  return { address: endSessionAddress(wellKnown.end_session_endpoint, manager, user), reachable: true }
}

/** Whether the provider has said anything. */
async function revokeAll(
  manager: Manager,
  user: StoredUser,
  known: WellKnown | null,
  asked: Promise<WellKnown>,
): Promise<boolean> {
  const limit = AbortSignal.timeout(REVOCATION_LIMIT_MS)
  const both = async () => {
    const refreshed = !user.refresh_token || (await revoke(user.refresh_token, 'refresh_token'))
    return refreshed && (await revoke(user.access_token, 'access_token'))
  }
  const revoke = async (token: string, type: 'refresh_token' | 'access_token') => {
    try {
      const wellKnown = known?.revocation_endpoint ? known : await asked
      await revokeToken(token, type, manager.configuration, wellKnown)
      return true
    } catch (error) {
      manager.log.error(`Revocation request failed: ${causeOf(error)}`)
      manager.log.error(user.refresh_token ? 'revoke token failed' : 'revoke accessToken failed')
      return !isUnanswered(error)
    }
  }
  const late = new Promise<boolean>((resolve) =>
    limit.addEventListener('abort', () => resolve(false), { once: true }),
  )
  return Promise.race([both(), late])
}

/** Spec section 7: end-session with id_token_hint and post_logout_redirect_uri. */
function endSessionAddress(
  endpoint: string | undefined,
  { configuration }: Manager,
  user: StoredUser | null,
): string | null {
  const url = webAddress(endpoint)
  if (!url) return null
  if (user?.id_token) url.searchParams.set('id_token_hint', user.id_token)
  else url.searchParams.set('client_id', configuration.clientId)
  url.searchParams.set('post_logout_redirect_uri', configuration.postLogoutRedirectUrl)
  return url.href
}
