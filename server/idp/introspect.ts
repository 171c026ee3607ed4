import { askAsClient, type IntrospectionClient } from './ask-as-client.ts'
import { IdentityProviderUnavailable } from './identity-provider-unavailable.ts'
import { type Names, namesOf } from './names-in-token.ts'

interface Asked {
  authority: string
  clientId: string
  introspection?: IntrospectionClient
}

/**
 * Asks whom a token was given to that only its provider can read (RFC 7662): of another application of the same provider it
 * would open the APIs as well. Null for one that is not good any more; a provider that does not tell our client is not asked
 * again, and nothing is known then.
 */
export function introspect({
  authority,
  clientId,
  introspection = { clientId },
}: Asked): (endpoint: string, token: string) => Promise<Names | null> {
  let isTold = true
  return async (endpoint, token) => {
    if (!isTold) return {}
    const response = await askAsClient(
      endpoint,
      { token, token_type_hint: 'access_token' },
      introspection,
      authority,
    )
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
      return {}
    }
    return answer.active ? namesOf(answer) : null
  }
}
