import { IdentityProviderUnavailable } from './identity-provider-unavailable.ts'
import { type NamedProvider, unslashed } from './providers-of-token.ts'

const TIMEOUT_MILLIS = 5000

/** The fields of a provider's discovery document that we use. */
export interface Discovery {
  issuer: unknown
  userinfo_endpoint?: string
  introspection_endpoint?: string
  token_endpoint?: string
  grant_types_supported?: readonly string[]
}

/** The provider may call itself something else, as the page is told by the setting of the same name. */
interface Checked extends NamedProvider {
  issuerCheck?: boolean
}

/** Asks for the discovery document once; again where that failed. @throws IdentityProviderUnavailable */
export function discoverProvider({ authority, issuerCheck = true }: Checked): () => Promise<Discovery> {
  let known: Promise<Discovery> | undefined
  return () =>
    (known ??= discover(authority, issuerCheck).catch((error: unknown) => {
      known = undefined
      throw error
    }))
}

async function discover(authority: string, issuerCheck: boolean): Promise<Discovery> {
  const response = await askJson(`${unslashed(authority)}/.well-known/openid-configuration`, authority)
  const found = response.ok ? ((await readAnswer(response, authority)) as Discovery) : undefined
  if (!found)
    throw new IdentityProviderUnavailable(
      `The identity provider ${authority} answered its discovery with ${response.status}.`,
    )
  // as the page compares them (shell/auth/well-known.ts)
  if (issuerCheck && unslashed(String(found.issuer)) !== unslashed(authority)) {
    throw new IdentityProviderUnavailable(
      `The identity provider ${authority} calls itself ${String(found.issuer)}: AUTHORITY must be that.`,
    )
  }
  return found
}

/** @throws IdentityProviderUnavailable where no answer comes */
export async function askJson(address: string, authority: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, {
      ...init,
      headers: { accept: 'application/json', ...(init.headers as Record<string, string>) },
      signal: AbortSignal.timeout(TIMEOUT_MILLIS),
    })
  } catch (error) {
    throw new IdentityProviderUnavailable(`The identity provider ${authority} cannot be reached.`, error)
  }
}

export async function readAnswer(response: Response, authority: string): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    throw new IdentityProviderUnavailable(
      `The identity provider ${authority} did not answer with JSON.`,
      error,
    )
  }
}
