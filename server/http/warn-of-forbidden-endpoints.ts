import type { PageConfig } from '../configuration/page-config.ts'
import { type MoreAllowed, pagePolicy } from './page-policy.ts'
import { originsOf } from './policy-of-apps.ts'

const TIMEOUT_MILLIS = 5000

/** Of the discovery document: what pages ask themselves, and what they show in a frame. */
const ENDPOINTS: Readonly<Record<string, readonly string[]>> = {
  'connect-src': ['token_endpoint', 'jwks_uri', 'userinfo_endpoint', 'revocation_endpoint'],
  'frame-src': ['authorization_endpoint', 'check_session_iframe'],
}

type Discovery = Readonly<Record<string, unknown>>

/**
 * The policy of our pages knows a provider by the host of its authority. In the browser an endpoint on another host looks as
 * if it did not answer, so whoever starts the server is told. A provider that is away at that moment is not judged.
 */
export async function warnOfForbiddenEndpoints(
  config: PageConfig,
  allowed: MoreAllowed,
  origin: string,
): Promise<void> {
  const { header, inPage } = pagePolicy({ config, allowed, inlineScripts: [], framed: false, dev: false })
  const policy = inPage ? `${inPage}; ${header}` : header // the longer list comes first
  for (const { authority } of [config, ...(config.otherProviders ?? [])]) {
    const discovery = await discover(authority)
    if (discovery['issuer'] && !discovery['userinfo_endpoint'])
      console.warn(
        `The discovery of the identity provider ${authority} names no userinfo_endpoint, by which the portal knows people: nobody will be let in.`,
      )
    const missing = forbiddenOrigins(discovery, policy, origin)
    if (missing.length === 0) continue
    console.warn(
      `The page's policy forbids browsers to ask ${missing.join(', ')}, where the identity provider ${authority} has endpoints: ` +
        'signing in and out will fail. Name what is missing in CONNECT_ORIGINS, and start again.',
    )
  }
}

function forbiddenOrigins(discovery: Discovery, policy: string, self: string): string[] {
  const missing = Object.entries(ENDPOINTS).flatMap(([directive, names]) => {
    const allowed = new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? []
    const origins = originsOf(names.map((name) => String(discovery[name])))
    return origins.filter((origin) => origin !== self && !allowed.includes(origin))
  })
  return [...new Set(missing)]
}

async function discover(authority: string): Promise<Discovery> {
  try {
    const address = `${authority.replace(/\/$/, '')}/.well-known/openid-configuration`
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MILLIS) })
    return Object(await response.json()) as Discovery
  } catch {
    return {}
  }
}
