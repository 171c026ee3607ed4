import { createLocalJWKSet, errors, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { ALGORITHM, publicKeys, signingKey } from './signing-keys.ts'

/** Path of the published keys, below the origin that signs. */
export const PUBLISHED_KEYS = '/.well-known/agency-os/jwks.json'

const MOST_TTL_S = 86_400

export interface AssertionFor {
  /** The one server that accepts it; names that begin with OWN_AUDIENCE are ours. */
  audience: string
  ttlS: number
}

/** Signed statements of this installation about people, and how to check them. */
export interface Assertions {
  /** Adds issuer, audience, an id and the times. */
  signAssertion(claims: JWTPayload, options: AssertionFor): Promise<string>
  /** Null for one of another issuer or audience, that was tampered with, or that has run out. */
  verifyAssertion(token: string, options: { audience: string }): Promise<JWTPayload | null>
  /** The public keys, as a JSON Web Key Set. */
  publicKeys(): Promise<{ keys: JWK[] }>
}

/** `issuer` is the portal's origin; the keys are shared by all processes of one database. */
export function assertionsOf(
  sql: Kysely<Database>,
  issuer: string,
  now: () => Date = () => new Date(),
): Assertions {
  return {
    async publicKeys() {
      await signingKey(sql, now()) // the first one, and the next in good time
      return publicKeys(sql)
    },
    async signAssertion(claims, { audience, ttlS }) {
      if (ttlS > MOST_TTL_S) throw new Error(`An assertion lives for at most ${MOST_TTL_S} s, not ${ttlS} s`)
      const [moment, key] = [now(), await signingKey(sql, now())]
      const seconds = Math.floor(moment.getTime() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(crypto.randomUUID())
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ttlS)
        .sign(await importJWK(key, ALGORITHM))
    },
    async verifyAssertion(token, { audience }) {
      const keys = createLocalJWKSet(await publicKeys(sql))
      const options = { issuer, audience, algorithms: [ALGORITHM], currentDate: now() }
      const asked = jwtVerify(token, keys, { ...options, requiredClaims: ['exp'] })
      return asked.then(({ payload }) => payload, nullIfRefused)
    },
  }
}

function nullIfRefused(error: unknown): null {
  if (error instanceof errors.JOSEError) return null
  throw error
}
