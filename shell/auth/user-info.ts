import { SILENT_RENEW_TIMEOUT_S, USER_INFO_RETRIES } from '../config/limits.ts'
import { AuthError } from './auth-error.ts'
import { httpJson } from './http-json.ts'
import type { Claims } from './id-token-validator.ts'

/** GET user info with the bearer token, retried twice; it must be about the person of the id token. */
export async function loadUserInfo(endpoint: string, accessToken: string, subject: unknown): Promise<Claims> {
  try {
    const info = await httpJson<Claims | null>(endpoint, {
      bearer: accessToken,
      retries: USER_INFO_RETRIES,
      timeoutMs: SILENT_RENEW_TIMEOUT_S * 1000,
    })
    if (info === null || typeof info !== 'object' || info.sub !== subject)
      throw new Error('Received no user data, request failed')
    return info
  } catch (error) {
    throw new AuthError(
      `Failed to retrieve user info with error:  ${String(error)}`,
      'NotSet',
      'Received no user data, request failed',
    )
  }
}
