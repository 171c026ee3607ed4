import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import type { VerifyToken } from '../api/api-environment.ts'
import { Refusal } from '../api/refusal.ts'
import { IdentityProviderUnavailable } from './identity-provider-unavailable.ts'

const REMEMBERED_MILLIS = 60_000
const REMEMBERED_TOKENS = 5000
const TIMEOUT_MILLIS = 5000

/** Some providers write the truth value as text, some never tell. */
const CONFIRMED: ReadonlySet<unknown> = new Set([undefined, true, 'true'])

interface Discovery {
  issuer: string
  userinfo_endpoint?: string
}

interface Known {
  person: Promise<{ email: string } | null>
  until: number
}

export interface ExternalProvider {
  authority: string
  clientId: string
  /** The provider may call itself something else, as the page is told by the setting of the same name. */
  issuerCheck?: boolean
}

/** Asks the user info of the foreign provider that a token is of, and remembers the answer for a minute at most. */
export function verifyExternalToken(...providers: readonly ExternalProvider[]): VerifyToken {
  const known = new Map<string, Known>()
  const all = providers.map((provider) => ({ ...provider, ask: asking(provider) }))

  /** One after the other: the first who knows the person answers. */
  async function ask(token: string): Promise<{ email: string } | null> {
    let failure: unknown
    for (const provider of providersOf(token, all)) {
      const person = await provider.ask(token).catch((error: unknown) => void (failure ??= error))
      if (person) return person
    }
    if (failure) throw failure
    return null
  }

  return (token) => {
    const key = createHash('sha256').update(token).digest('base64url')
    const remembered = known.get(key)
    if (remembered && remembered.until > Date.now()) return remembered.person
    const person = ask(token)
    known.delete(key)
    known.set(key, { person, until: Date.now() + REMEMBERED_MILLIS })
    if (known.size > REMEMBERED_TOKENS) known.delete(known.keys().next().value!)
    const forget = () => known.get(key)?.person === person && known.delete(key)
    person.then((found) => found ?? forget(), forget)
    return person
  }
}

function asking({ authority, issuerCheck = true }: ExternalProvider): VerifyToken {
  let userInfo: Promise<string> | undefined
  return async (token) => {
    userInfo ??= userInfoEndpoint(authority, issuerCheck)
    const endpoint = await userInfo.catch((error: unknown) => {
      userInfo = undefined
      throw error
    })
    return personOf(await get(endpoint, authority, { authorization: `Bearer ${token}` }), authority)
  }
}

async function userInfoEndpoint(authority: string, issuerCheck: boolean): Promise<string> {
  const response = await get(`${unslashed(authority)}/.well-known/openid-configuration`, authority)
  const found = response.ok ? ((await json(response, authority)) as Discovery) : undefined
  if (!found) throw new IdentityProviderUnavailable(`The identity provider ${authority} answered its discovery with ${response.status}.`)
  // as the page compares them (shell/auth/well-known.ts): one address serves the authority with and without a final slash
  if (issuerCheck && unslashed(String(found.issuer)) !== unslashed(authority)) {
    throw new IdentityProviderUnavailable(`The identity provider ${authority} calls itself ${found.issuer}: AUTHORITY must be that.`)
  }
  if (!found.userinfo_endpoint) throw new IdentityProviderUnavailable(`The identity provider ${authority} offers no user info.`)
  return found.userinfo_endpoint
}

const unslashed = (address: string): string => address.replace(/\/$/, '')

async function personOf(response: Response, authority: string): Promise<{ email: string } | null> {
  if (response.status === 401) return null
  if (!response.ok) throw new IdentityProviderUnavailable(`The identity provider ${authority} answered user info with ${response.status}.`)
  const { email, email_verified } = (await json(response, authority)) as { email?: unknown; email_verified?: unknown }
  if (typeof email !== 'string' || !email) {
    throw new IdentityProviderUnavailable(`The identity provider ${authority} tells no email: SCOPE must include "email".`)
  }
  // an address that its owner never confirmed could be anybody's
  if (!CONFIRMED.has(email_verified)) throw new Refusal(403, `The address ${email} is not confirmed yet. Confirm it where you sign in, then sign in again.`)
  return { email: email.toLowerCase() }
}

async function get(address: string, authority: string, headers: Record<string, string> = {}): Promise<Response> {
  try {
    return await fetch(address, { headers: { accept: 'application/json', ...headers }, signal: AbortSignal.timeout(TIMEOUT_MILLIS) })
  } catch (error) {
    throw new IdentityProviderUnavailable(`The identity provider ${authority} cannot be reached.`, error)
  }
}

async function json(response: Response, authority: string): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    throw new IdentityProviderUnavailable(`The identity provider ${authority} did not answer with JSON.`, error)
  }
}

/**
 * Whose token it may be: where it can be read, it names its issuer and the application that it was given to. One that
 * another application was given opens nothing here; signing in again would bring the same.
 */
function providersOf<Provider extends ExternalProvider>(token: string, providers: readonly Provider[]): readonly Provider[] {
  const { issuer, client } = namesIn(token)
  const named = providers.filter(({ authority }) => typeof issuer === 'string' && unslashed(issuer) === unslashed(authority))
  const possible = named.length > 0 ? named : providers
  if (typeof client !== 'string') return possible
  const found = possible.filter(({ clientId }) => clientId === client)
  if (found.length > 0) return found
  const ours = possible.map(({ clientId }) => clientId).join(' or ')
  throw new Refusal(403, `This access token belongs to the application ${client}, and only those of ${ours} are taken here. Ask your administrator: CLIENT_ID names it.`)
}

function namesIn(token: string): { issuer?: unknown; client?: unknown } {
  try {
    const { iss, azp, client_id, appid, cid } = decodeJwt(token)
    return { issuer: iss, client: azp ?? client_id ?? appid ?? cid }
  } catch {
    return {} // not a JWT: only its provider can read it
  }
}
