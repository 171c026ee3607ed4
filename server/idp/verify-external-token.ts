import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { Refusal } from '../api/refusal.ts'
import { IdentityProviderUnavailable } from './identity-provider-unavailable.ts'
import type { VerifyToken } from './verify-token.ts'

const REMEMBERED_MILLIS = 60_000
const REMEMBERED_TOKENS = 5000
const TIMEOUT_MILLIS = 5000

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

/** Asks a foreign provider's user info, and remembers the answer for a minute at most. */
export function verifyExternalToken({ authority, clientId, issuerCheck = true }: ExternalProvider): VerifyToken {
  const known = new Map<string, Known>()
  let userInfo: Promise<string> | undefined

  async function ask(token: string): Promise<{ email: string } | null> {
    refuseAnotherClients(token, clientId)
    userInfo ??= userInfoEndpoint(authority, issuerCheck)
    const endpoint = await userInfo.catch((error: unknown) => {
      userInfo = undefined
      throw error
    })
    return personOf(await get(endpoint, authority, { authorization: `Bearer ${token}` }), authority)
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
  if (email_verified === false) throw new Refusal(403, `The address ${email} is not confirmed yet. Confirm it where you sign in, then sign in again.`)
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

/** Where the provider's access tokens can be read, one that another application was given opens nothing here; signing in again would bring the same. */
function refuseAnotherClients(token: string, clientId: string): void {
  const client = clientOf(token)
  if (typeof client === 'string' && client !== clientId) {
    throw new Refusal(403, `This access token belongs to the application ${client}, and only those of ${clientId} are taken here. Ask your administrator: CLIENT_ID names it.`)
  }
}

function clientOf(token: string): unknown {
  try {
    const { azp, client_id, appid, cid } = decodeJwt(token)
    return azp ?? client_id ?? appid ?? cid
  } catch {
    return undefined // not a JWT: only the provider can read it
  }
}
