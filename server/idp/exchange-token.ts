import type { AppToken } from '../api/app-tokens/app-tokens-api.ts'
import { refusal } from '../api/app-tokens/refusals.ts'
import { askAsClient } from './ask-as-client.ts'
import type { ExternalProvider } from './ask-provider.ts'
import { discoverProvider, readAnswer } from './discover-provider.ts'
import { IdentityProviderUnavailable } from './identity-provider-unavailable.ts'
import { isOpaque, namesInToken } from './names-in-token.ts'
import { providersOf } from './providers-of-token.ts'

const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange'
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token'

/** One that doesn't say how long it lives is asked for again soon. */
const UNTOLD_TTL_S = 60

/**
 * Changes a person's token at its provider for one of a back end's audience (RFC 8693); undefined where the
 * provider's discovery does not offer that. One that could open the portal too is given to nobody.
 */
export function exchangeToken(...providers: readonly ExternalProvider[]) {
  const all = providers.map((provider) => ({ ...provider, discovery: discoverProvider(provider) }))
  return async (token: string, audience: string): Promise<AppToken | undefined> => {
    const [provider] = providersOf(token, all)
    if (!provider) return undefined
    const { token_endpoint: endpoint, grant_types_supported: grants } = await provider.discovery()
    if (!endpoint || !grants?.includes(EXCHANGE)) return undefined
    if (all.some(({ clientId }) => clientId === audience)) throw refusal('app-token-refused', { audience })
    const fields = {
      grant_type: EXCHANGE,
      subject_token: token,
      subject_token_type: ACCESS_TOKEN,
      requested_token_type: ACCESS_TOKEN,
      audience,
    }
    const { authority, clientId, introspection = { clientId } } = provider
    const response = await askAsClient(endpoint, fields, introspection, authority)
    if (response.status >= 500)
      throw new IdentityProviderUnavailable(
        `The identity provider ${authority} answered a token exchange with ${response.status}.`,
      )
    const given = response.ok ? tokenIn(await readAnswer(response, authority)) : undefined
    if (!given || given.token === token || !isFor(audience, given.token, all))
      throw refusal('app-token-refused', { audience })
    return given
  }
}

function tokenIn(answer: unknown): AppToken | undefined {
  const { access_token: token, expires_in: ttlS } = Object(answer) as Record<string, unknown>
  if (typeof token !== 'string' || !token) return undefined
  return { token, ttlS: typeof ttlS === 'number' && ttlS > 0 ? ttlS : UNTOLD_TTL_S }
}

/** As far as it can be read: for that audience, and for none of ours, whose tokens open the portal. */
function isFor(audience: string, token: string, ours: readonly ExternalProvider[]): boolean {
  const names = namesInToken(token)
  if (isOpaque(names)) return true
  const named = names.audience ?? []
  return named.includes(audience) && !ours.some(({ clientId }) => named.includes(clientId))
}
