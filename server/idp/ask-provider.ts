import type { TokenOwner } from '../api/kit/api-environment.ts'
import { askJson, discoverProvider, readAnswer } from './discover-provider.ts'
import { refusal } from './refusals.ts'
import { IdentityProviderUnavailable } from './identity-provider-unavailable.ts'
import type { IntrospectionClient } from './ask-as-client.ts'
import { foreignToken, isMeantFor, sessionInToken } from './names-in-token.ts'
import { namesOfToken } from './names-of-token.ts'
import { type NamedProvider, unslashed } from './providers-of-token.ts'

const MAX_NAME_CHARACTERS = 100

/** Some providers write the truth value as text, some never tell. */
const CONFIRMED: ReadonlySet<unknown> = new Set([undefined, true, 'true'])

export interface ExternalProvider extends NamedProvider {
  /** The provider may call itself something else, as the page is told by the setting of the same name. */
  issuerCheck?: boolean
  /** Domains or addresses whose people it may name here; `*` for all. */
  vouchesFor: readonly string[]
  /** The claim of its user info that lists a person's groups. */
  groupsClaim?: string | undefined
  /** Who asks whose opaque tokens are; the portal's client where it is not told. */
  introspection?: IntrospectionClient
}

/** Asks the user info of a provider whose token it is; null where it is not its, or not any more. */
export function askProvider(provider: ExternalProvider): (token: string) => Promise<TokenOwner | null> {
  const { authority, clientId, audiencesOfOthers } = provider
  const discovery = discoverProvider(provider)
  const namesOf = namesOfToken(provider, discovery)
  return async (token) => {
    const { userinfo_endpoint: userInfo } = await discovery()
    if (!userInfo) throw refusal('identity-provider-without-user-info', { authority })
    const names = await namesOf(token)
    if (!names) return null
    if (!isMeantFor(clientId, names, await audiencesOfOthers?.())) throw foreignToken(names, [clientId])
    const owner = await ownerOf(
      await askJson(userInfo, authority, { headers: { authorization: `Bearer ${token}` } }),
      provider,
    )
    const session = sessionInToken(token)
    return (
      owner && {
        ...owner,
        ...(session !== undefined && { session }),
        ...(names.audience && { audiences: names.audience.map(String) }),
      }
    )
  }
}

async function ownerOf(
  response: Response,
  { authority, vouchesFor, groupsClaim }: ExternalProvider,
): Promise<TokenOwner | null> {
  if (response.status === 401) return null
  if (!response.ok)
    throw new IdentityProviderUnavailable(
      `The identity provider ${authority} answered user info with ${response.status}.`,
    )
  const claims = (await readAnswer(response, authority)) as Record<string, unknown>
  const { sub, email, email_verified } = claims
  if (typeof sub !== 'string' || !sub)
    throw new IdentityProviderUnavailable(`The identity provider ${authority} tells no sub in its user info.`)
  if (typeof email !== 'string' || !email) {
    throw new IdentityProviderUnavailable(
      `The identity provider ${authority} tells no email: SCOPE must include "email".`,
    )
  }
  // an address that its owner never confirmed could be anybody's
  if (!CONFIRMED.has(email_verified)) throw refusal('address-not-confirmed', { email })
  const address = email.toLowerCase()
  return {
    email: address,
    identity: { issuer: unslashed(authority), subject: sub, vouches: vouches(vouchesFor, address) },
    ...nameIn(claims),
    ...(groupsClaim !== undefined && groupsClaim in claims && { groups: texts(claims[groupsClaim]) }),
  }
}

function nameIn({
  given_name,
  family_name,
}: Record<string, unknown>): Pick<TokenOwner, 'firstname' | 'lastname'> {
  const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
  return {
    ...(isName(given_name) && { firstname: given_name.trim().slice(0, MAX_NAME_CHARACTERS) }),
    ...(isName(family_name) && { lastname: family_name.trim().slice(0, MAX_NAME_CHARACTERS) }),
  }
}

const texts = (value: unknown): readonly string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each !== '')

function vouches(vouchesFor: readonly string[], address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return vouchesFor.some(
    (entry) => entry === '*' || entry.toLowerCase() === address || entry.toLowerCase() === domain,
  )
}
