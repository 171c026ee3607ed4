import { REVOCATION_LIMIT_MS, REVOCATION_RETRIES } from '../config/limits.ts'
import type { AuthConfiguration } from './configuration.ts'
import { httpJson } from './http-json.ts'
import type { WellKnown } from './well-known.ts'

/** Spec section 7: client_id, token, token_type_hint; retried twice, but sign-out does not wait for ever. Does nothing where the provider revokes nothing. */
export async function revokeToken(
  token: string,
  type: 'refresh_token' | 'access_token',
  { clientId }: AuthConfiguration,
  { revocation_endpoint }: WellKnown,
): Promise<void> {
  if (!revocation_endpoint) return
  const form = { client_id: clientId, token, token_type_hint: type }
  await httpJson(revocation_endpoint, {
    form,
    anyBody: true,
    keepalive: true,
    retries: REVOCATION_RETRIES,
    timeoutMs: REVOCATION_LIMIT_MS,
  })
}
