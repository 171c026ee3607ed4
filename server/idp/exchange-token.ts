import type { AppToken, Exchange } from '../api/app-tokens/app-tokens-api.ts'
import { refusal } from '../api/app-tokens/refusals.ts'
import { askAsClient } from './ask-as-client.ts'
import type { ExternalProvider } from './ask-provider.ts'
import { discoverProvider, readAnswer } from './discover-provider.ts'
import { IdentityProviderUnavailable } from './identity-provider-unavailable.ts'
import { isOpaque, type Names } from './names-in-token.ts'
import { namesOfToken } from './names-of-token.ts'
import { providersOf, unslashed } from './providers-of-token.ts'

const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange'
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token'

/** One that doesn't say how long it lives is asked for again soon. */
const UNTOLD_TTL_S = 60

/**
 * Changes a person's token for one of a back end's audience (RFC 8693), at the provider that vouches for the caller;
 * undefined where its discovery does not offer that. One that could open the portal too is given to nobody, and `noted` hears
 * of the audience before its first token is given.
 */
export function exchangeToken(
  providers: readonly ExternalProvider[],
  noted: (audience: string) => Promise<void>,
): Exchange {
  const all = providers.map((provider) => {
    const discovery = discoverProvider(provider)
    return { ...provider, discovery, namesOf: namesOfToken(provider, discovery) }
  })
  return async ({ token, issuer, audiences }, audience) => {
    const ofCaller = all.filter(({ authority }) => unslashed(authority) === issuer)
    if (ofCaller.length === 0) return undefined
    const [provider] = await providersOf(token, ofCaller)
    const { token_endpoint: endpoint, grant_types_supported: grants } = await provider!.discovery()
    if (!endpoint || !grants?.includes(EXCHANGE)) return undefined
    if (audiences.includes(audience) || all.some(({ clientId }) => clientId === audience))
      throw refusal('app-audience-of-portal', { audience })
    const given = await ask(provider!, endpoint, { subject_token: token, audience })
    const names = given && given.token !== token ? await provider!.namesOf(given.token) : null
    if (given && names && isOpaque(names)) throw refusal('app-token-unreadable', { audience })
    if (!given || !names || !isFor(audience, names, all)) throw refusal('app-token-refused', { audience })
    await noted(audience)
    return given
  }
}

async function ask(
  { authority, clientId, introspection = { clientId } }: ExternalProvider,
  endpoint: string,
  wish: { subject_token: string; audience: string },
): Promise<AppToken | undefined> {
  const fields = {
    grant_type: EXCHANGE,
    subject_token_type: ACCESS_TOKEN,
    requested_token_type: ACCESS_TOKEN,
    ...wish,
  }
  const response = await askAsClient(endpoint, fields, introspection, authority)
  if (response.status >= 500)
    throw new IdentityProviderUnavailable(
      `The identity provider ${authority} answered a token exchange with ${response.status}.`,
    )
  return response.ok ? tokenIn(await readAnswer(response, authority)) : undefined
}

function tokenIn(answer: unknown): AppToken | undefined {
  const { access_token: token, expires_in: ttlS } = Object(answer) as Record<string, unknown>
  if (typeof token !== 'string' || !token) return undefined
  return { token, ttlS: typeof ttlS === 'number' && ttlS > 0 ? ttlS : UNTOLD_TTL_S }
}

/** For that audience, and for none of ours, whose tokens open the portal. */
function isFor(
  audience: string,
  { audience: named = [] }: Names,
  ours: readonly ExternalProvider[],
): boolean {
  return named.includes(audience) && !ours.some(({ clientId }) => named.includes(clientId))
}
