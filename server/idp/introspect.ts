import { IdentityProviderUnavailable } from './identity-provider-unavailable.ts'
import { foreignToken, isMeantFor, namesOf } from './names-in-token.ts'

/** The client that may ask a provider whose tokens are: one with a secret of its own, or the portal's where that suffices. */
export interface IntrospectionClient {
  clientId: string
  secret?: string
}

interface Asked {
  authority: string
  /** Whose tokens are taken. */
  clientId: string
  introspection?: IntrospectionClient
}

const TIMEOUT_MILLIS = 5000

/**
 * Asks whom a token was given to that only its provider can read (RFC 7662): of another application of the same provider it
 * would open the APIs as well. A provider that does not tell our client is not asked again.
 */
export function introspect({
  authority,
  clientId,
  introspection = { clientId },
}: Asked): (endpoint: string, token: string) => Promise<'ours' | 'nobody' | 'not told'> {
  let isTold = true
  return async (endpoint, token) => {
    if (!isTold) return 'not told'
    const response = await ask(endpoint, token, introspection, authority)
    if (response.status >= 500)
      throw new IdentityProviderUnavailable(
        `The identity provider ${authority} answered introspection with ${response.status}.`,
      )
    const answer = response.ok
      ? ((await response.json().catch(() => undefined)) as Record<string, unknown> | undefined)
      : undefined
    if (typeof answer?.active !== 'boolean') {
      isTold = false
      console.warn(
        `The identity provider ${authority} does not tell the client ${introspection.clientId} whose access tokens are (${response.status}): it is not asked again.`,
      )
      return 'not told'
    }
    if (!answer.active) return 'nobody'
    const names = namesOf(answer)
    if (isMeantFor(clientId, names)) return 'ours'
    throw foreignToken(names, [clientId])
  }
}

async function ask(
  endpoint: string,
  token: string,
  { clientId, secret }: IntrospectionClient,
  authority: string,
): Promise<Response> {
  const encoded = [clientId, secret ?? ''].map(encodeURIComponent).join(':')
  const body = new URLSearchParams({
    token,
    token_type_hint: 'access_token',
    ...(secret === undefined && { client_id: clientId }),
  })
  const headers = {
    accept: 'application/json',
    ...(secret !== undefined && { authorization: `Basic ${Buffer.from(encoded).toString('base64')}` }),
  }
  try {
    return await fetch(endpoint, {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MILLIS),
    })
  } catch (error) {
    throw new IdentityProviderUnavailable(`The identity provider ${authority} cannot be reached.`, error)
  }
}
