import { createHash } from 'node:crypto'
import { CompactSign } from 'jose'
import type { JWTHeaderParameters } from 'jose'
import type { Json, Minting } from './fault.ts'
import type { SigningKey } from './provider-keys.ts'

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** Signs as an honest provider does, unless told of another key. */
export function sign(
  { keys, alg, header, claims }: Minting,
  key: SigningKey = keys.byAlgorithm.get(alg)!,
): Promise<string> {
  const protectedHeader = { alg, kid: key.kid, ...header } as JWTHeaderParameters
  for (const name of Object.keys(protectedHeader))
    if (protectedHeader[name] === undefined) delete protectedHeader[name]
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader(protectedHeader)
    .sign(key.privateKey)
}

/** Three parts with whatever header, payload and signature a liar likes. */
export const forge = (header: unknown, claims: unknown, signature = 'AAAA'): string =>
  [encode(header), encode(claims), signature].join('.')

/** `at_hash` of OpenID Connect Core 3.1.3.6. */
export function atHashOf(accessToken: string, alg: string): string {
  const digest = createHash(`sha${alg.slice(2)}`)
    .update(accessToken)
    .digest()
  return digest.subarray(0, digest.length / 2).toString('base64url')
}

/** The claims of an honest id token. */
export function honestClaims(
  issuer: string,
  clientId: string,
  nonce: string | undefined,
  authTime: number,
): Json {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: issuer,
    sub: 'person-1',
    aud: clientId,
    iat: now,
    exp: now + 3600,
    auth_time: authTime,
    ...(nonce && { nonce }),
  }
}
