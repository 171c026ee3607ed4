import { DISCOVERY_RETRIES, SILENT_RENEW_TIMEOUT_S } from '../config/limits.ts'
import { AuthError } from './auth-error.ts'
import type { AuthConfiguration } from './configuration.ts'
import { httpJson } from './http-json.ts'
import { keepDocument, recallDocument } from './provider-memory.ts'

/** What we use of the discovery document. */
export interface WellKnown {
  issuer: string
  authorization_endpoint?: string
  token_endpoint?: string
  jwks_uri?: string
  userinfo_endpoint?: string
  end_session_endpoint?: string
  revocation_endpoint?: string
  check_session_iframe?: string
  pushed_authorization_request_endpoint?: string
}

const wellKnownKey = (authority: string): string => `os.auth.well-known:${authority}`

/** The document as last fetched, or null. */
export function storedWellKnown(authority: string): WellKnown | null {
  const stored = recallDocument(wellKnownKey(authority))
  return isWellKnown(stored) ? stored : null
}

/**
 * Asks the provider for its discovery document and keeps it.
 * @throws AuthError NoAuthWellKnownEndPoints when it cannot be had or belongs to somebody else
 */
export async function fetchWellKnown(
  configuration: AuthConfiguration,
  timeoutMs = SILENT_RENEW_TIMEOUT_S * 1000,
): Promise<WellKnown> {
  const document = await askWellKnown(configuration, timeoutMs)
  keepDocument(wellKnownKey(configuration.authority), document)
  return document
}

/**
 * Asks for it and keeps nothing.
 * @throws AuthError as above
 */
export async function askWellKnown(configuration: AuthConfiguration, timeoutMs: number): Promise<WellKnown> {
  const { authority } = configuration
  if (!authority) throw new AuthError('no authWellknownEndpoint given!', 'NoAuthWellKnownEndPoints')
  const document = await ask(`${authority.replace(/\/$/, '')}/.well-known/openid-configuration`, timeoutMs)
  if (!isWellKnown(document))
    throw new AuthError(`The discovery document of ${authority} has no issuer`, 'NoAuthWellKnownEndPoints')
  // OpenID Connect Discovery 4.3; the same well-known address serves the authority with and without a final slash
  if (configuration.issuerCheck && unslashed(document.issuer) !== unslashed(authority)) {
    throw new AuthError(
      `Issuer mismatch: ${authority} calls itself ${document.issuer}`,
      'NoAuthWellKnownEndPoints',
    )
  }
  return document
}

async function ask(url: string, timeoutMs: number): Promise<unknown> {
  try {
    return await httpJson<unknown>(url, { retries: DISCOVERY_RETRIES, timeoutMs })
  } catch (error) {
    throw new AuthError(
      `The discovery document could not be fetched: ${(error as Error).message}`,
      'NoAuthWellKnownEndPoints',
      '',
      { cause: error },
    )
  }
}

const unslashed = (url: string): string => url.replace(/\/$/, '')

const isWellKnown = (value: unknown): value is WellKnown =>
  typeof (value as WellKnown | null)?.issuer === 'string'

/** An address to send the browser to; a provider's document might say `javascript:`. */
export function webAddress(endpoint: unknown): URL | null {
  if (typeof endpoint !== 'string' || !URL.canParse(endpoint)) return null
  const url = new URL(endpoint)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}
