import type { JSONWebKeySet } from 'jose'
import { SIGNING_KEY_RETRIES, SILENT_RENEW_TIMEOUT_S } from '../config/limits.ts'
import { AuthError } from './auth-error.ts'
import type { AuthConfiguration } from './configuration.ts'
import { httpJson } from './http-json.ts'
import type { Log } from './log.ts'
import { keepDocument, recallDocument } from './provider-memory.ts'
import { webAddress } from './well-known.ts'

/**
 * The provider's signing keys: fetched for every validation, so that rotation is noticed; the stored ones when that fails.
 * @throws AuthError when there are neither
 */
export async function signingKeys(
  jwksUri: string | undefined,
  { authority }: AuthConfiguration,
  log: Log,
): Promise<JSONWebKeySet> {
  const key = `os.auth.keys:${authority}`
  try {
    const address = webAddress(jwksUri)
    if (!address) throw new AuthError('Failed to retrieve signing key')
    const keys = await httpJson<unknown>(address.href, {
      retries: SIGNING_KEY_RETRIES,
      timeoutMs: SILENT_RENEW_TIMEOUT_S * 1000,
    })
    if (!isKeySet(keys)) throw new AuthError('Failed to retrieve signing key')
    keepDocument(key, keys)
    return keys
  } catch (error) {
    const stored = recallDocument(key)
    if (!isKeySet(stored)) throw toAuthError(error)
    log.warn('Failed to retrieve signing keys, fallback to stored keys')
    return stored
  }
}

const isKeySet = (value: unknown): value is JSONWebKeySet =>
  Array.isArray((value as JSONWebKeySet | null)?.keys)

const toAuthError = (error: unknown): AuthError =>
  error instanceof AuthError
    ? error
    : new AuthError(`Failed to retrieve signing key with error: ${String(error)}`, 'NotSet', '', {
        cause: error,
      })
