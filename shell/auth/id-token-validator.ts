import { compactVerify, createLocalJWKSet, decodeProtectedHeader, errors } from 'jose'
import type { JSONWebKeySet, JWK } from 'jose'
import type { ValidationResult } from '../contract/session.ts'

/** RSA and ECDSA only: HS* would make our own client id a key, `none` no key at all. */
const ALGORITHMS = ['RS', 'PS', 'ES'].flatMap((family) => ['256', '384', '512'].map((bits) => family + bits))

export type Claims = Readonly<Record<string, unknown>>

export interface ValidationInput {
  idToken: unknown
  accessToken: unknown
  jwks: JSONWebKeySet | null
  /** Nonce and issued-at offset are checked unless refreshing. */
  phase: 'code' | 'silent' | 'refresh'
  clientId: string
  nonce?: string
  /** Of the discovery document; undefined when there is none. */
  issuer?: string
  /** False where the issuer may be any. */
  issuerCheck?: boolean
  /** After a renewal: the token it replaces. */
  existingIdToken?: string
  maxIatOffsetS: number
  clockSkewS?: number
  /** Seconds since 1970. */
  now?: number
}

export interface Validation {
  result: ValidationResult
  claims: Claims
}

type Check = (claims: Claims, input: ValidationInput, now: number) => boolean

/** Spec section 5, in the order in which the results take precedence; the signature comes before all of them. */
const CHECKS: readonly (readonly [ValidationResult, Check])[] = [
  [
    'IncorrectNonce',
    (claims, { phase, nonce }) => phase === 'refresh' || (nonce !== undefined && claims.nonce === nonce),
  ],
  ['RequiredPropertyMissing', (claims) => hasRequired(claims)],
  // written so that a value that is no number fails
  [
    'MaxOffsetExpired',
    ({ iat }, { phase, maxIatOffsetS }, now) =>
      phase === 'refresh' || Math.abs(now - numeric(iat)) < maxIatOffsetS,
  ],
  ['NoAuthWellKnownEndPoints', (_, { issuer }) => issuer !== undefined],
  ['IssDoesNotMatchIssuer', ({ iss }, { issuer, issuerCheck = true }) => !issuerCheck || iss === issuer],
  ['IncorrectAud', ({ aud }, { clientId }) => audiences(aud).includes(clientId)],
  [
    'IncorrectAzp',
    ({ aud, azp }, { clientId }) => azp === clientId || (azp == null && audiences(aud).length < 2),
  ],
  [
    'IncorrectIdTokenClaimsAfterRefresh',
    (claims, { phase, existingIdToken }) => phase === 'code' || sameSession(existingIdToken, claims),
  ],
  ['TokenExpired', ({ exp }, { clockSkewS }, now) => numeric(exp) > now - (clockSkewS ?? 0)],
]

/** Decides which of the sixteen results a token response deserves. Pure: no DOM, no storage, no network. */
export async function validateIdToken(input: ValidationInput): Promise<Validation> {
  const algorithm = await verifySignature(input.idToken, input.jwks)
  if (algorithm === null) return { result: 'SignatureFailed', claims: {} }
  const claims = claimsOf(input.idToken)
  const now = input.now ?? Date.now() / 1000
  const failed = CHECKS.find(([, holds]) => !holds(claims, input, now))
  if (failed) return { result: failed[0], claims }
  if (!(await accessTokenMatches(input.accessToken, claims.at_hash, algorithm)))
    return { result: 'IncorrectAtHash', claims }
  return { result: 'Ok', claims }
}

/** The algorithm with which the token is signed by one of the keys, or null when none of them signed it. */
async function verifySignature(token: unknown, jwks: JSONWebKeySet | null): Promise<string | null> {
  if (typeof token !== 'string' || token.split('.').length !== 3 || !jwks) return null
  // a key for HMAC has no place among public keys
  const keys = jwks.keys.filter((key) => key?.kty === 'RSA' || key?.kty === 'EC')
  try {
    return await verifiedAlgorithm(token, keys)
  } catch {
    return null
  }
}

async function verifiedAlgorithm(token: string, keys: JWK[]): Promise<string> {
  const { alg = '' } = decodeProtectedHeader(token)
  try {
    await compactVerify(token, createLocalJWKSet({ keys }), { algorithms: ALGORITHMS })
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error
    await verifiedByAny(token, error)
  }
  return alg
}

/** A token without `kid` may fit several keys: any of them will do. */
async function verifiedByAny(token: string, candidates: errors.JWKSMultipleMatchingKeys): Promise<void> {
  for await (const key of candidates) {
    const verified = await compactVerify(token, key, { algorithms: ALGORITHMS }).catch(() => null)
    if (verified) return
  }
  throw new errors.JWSSignatureVerificationFailed()
}

/** The payload, unverified; empty when it is no JSON object. */
export function claimsOf(token: unknown): Claims {
  try {
    const payload = String(token).split('.')[1] ?? ''
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const claims: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))),
    )
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? (claims as Claims) : {}
  } catch {
    return {}
  }
}

/** Left half of the hash of the access token, as the id token's `at_hash` carries it. */
export async function atHash(accessToken: string, algorithm: string): Promise<string> {
  const digest = await crypto.subtle.digest(
    `SHA-${algorithm.slice(2)}`,
    new TextEncoder().encode(accessToken),
  )
  const half = new Uint8Array(digest, 0, digest.byteLength / 2)
  return btoa(String.fromCharCode(...half))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function accessTokenMatches(
  accessToken: unknown,
  expected: unknown,
  algorithm: string,
): Promise<boolean> {
  if (typeof accessToken !== 'string' || accessToken === '') return false
  return expected == null || expected === (await atHash(accessToken, algorithm))
}

function hasRequired(claims: Claims): boolean {
  const present = ['iss', 'aud', 'exp', 'iat'].every((name) => claims[name] != null)
  return present && typeof claims.sub === 'string' && claims.sub !== ''
}

/**
 * Spec section 5: iss, azp, sub, aud and auth_time stay. An auth_time that changed is refused; one that is absent is accepted,
 * for OpenID Connect Core 12.2 lets a provider leave it out of a refreshed token, which so changes nothing.
 */
function sameSession(existingIdToken: string | undefined, claims: Claims): boolean {
  if (!existingIdToken) return true
  const old = claimsOf(existingIdToken)
  const same = (['iss', 'azp', 'sub'] as const).every(
    (name) => (old[name] ?? null) === (claims[name] ?? null),
  )
  const sameTime = old.auth_time == null || claims.auth_time == null || old.auth_time === claims.auth_time
  return same && sameTime && sameAudiences(old.aud, claims.aud)
}

const audiences = (aud: unknown): readonly unknown[] => (Array.isArray(aud) ? aud : [aud])

function sameAudiences(one: unknown, other: unknown): boolean {
  const [ones, others] = [new Set(audiences(one)), new Set(audiences(other))]
  return ones.size === others.size && [...ones].every((value) => others.has(value))
}

const numeric = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)
