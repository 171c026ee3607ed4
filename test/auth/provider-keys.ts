import { exportJWK, generateKeyPair } from 'jose'
import type { CryptoKey, JWK } from 'jose'

export interface SigningKey {
  kid: string
  alg: string
  privateKey: CryptoKey
  publicJwk: JWK
}

/** Every algorithm the portal must verify; spec section 5. */
export const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
] as const

/** One key per algorithm, and a stranger's that the provider never publishes. */
export interface ProviderKeys {
  byAlgorithm: ReadonlyMap<string, SigningKey>
  stranger: SigningKey
  published: readonly JWK[]
}

export async function createKeys(): Promise<ProviderKeys> {
  const keys = await Promise.all(ALGORITHMS.map((alg) => createKey(alg, `key-${alg}`)))
  return {
    byAlgorithm: new Map(keys.map((key) => [key.alg, key])),
    stranger: await createKey('RS256', 'key-RS256'),
    published: keys.map(({ publicJwk }) => publicJwk),
  }
}

export async function createKey(alg: string, kid: string): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  return { kid, alg, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } }
}
