import { askAsClient, type IntrospectionClient } from './ask-as-client.ts'
import { IdentityProviderUnavailable } from './identity-provider-unavailable.ts'
import { foreignToken, isMeantFor, namesOf } from './names-in-token.ts'

interface Asked {
  authority: string
  /** Whose tokens are taken. */
  clientId: string
  audiencesOfOthers?(): readonly string[]
  introspection?: IntrospectionClient
}

/**
 * Asks whom a token was given to that only its provider can read (RFC 7662): of another application of the same provider it
 * would open the APIs as well. A provider that does not tell our client is not asked again.
 */
export function introspect({
  authority,
  clientId,
  audiencesOfOthers,
  introspection = { clientId },
}: Asked): (endpoint: string, token: string) => Promise<'ours' | 'nobody' | 'not told'> {
  let isTold = true
  return async (endpoint, token) => {
    if (!isTold) return 'not told'
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
      return 'not told'
    }
    if (!answer.active) return 'nobody'
    const names = namesOf(answer)
    if (isMeantFor(clientId, names, audiencesOfOthers?.())) return 'ours'
    throw foreignToken(names, [clientId])
  }
}
