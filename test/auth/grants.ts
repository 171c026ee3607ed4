import { createHash, randomUUID } from 'node:crypto'

/** What somebody agreed to when they signed in. */
export interface Grant {
  clientId: string
  nonce: string | undefined
  challenge: string | undefined
  redirectUri: string
  authTime: number
}

/** Codes and refresh tokens, each good for one use. */
export class Grants {
  readonly #codes = new Map<string, Grant>()
  readonly #refreshTokens = new Map<string, Grant>()

  giveCode(grant: Grant): string {
    const code = randomUUID()
    this.#codes.set(code, grant)
    return code
  }

  giveRefreshToken(grant: Grant): string {
    const token = randomUUID()
    this.#refreshTokens.set(token, grant)
    return token
  }

  forget(refreshToken: string): void {
    this.#refreshTokens.delete(refreshToken)
  }

  /** The grant behind a token request, or the OAuth error it deserves. */
  redeem({
    grant_type,
    code = '',
    code_verifier = '',
    redirect_uri,
    client_id,
    refresh_token = '',
  }: Record<string, string>): Grant | string {
    const refreshing = grant_type === 'refresh_token'
    const [store, key] = refreshing ? [this.#refreshTokens, refresh_token] : [this.#codes, code]
    const grant = store.get(key)
    store.delete(key)
    if (!grant || grant.clientId !== client_id) return 'invalid_grant'
    const proven = createHash('sha256').update(code_verifier).digest('base64url') === grant.challenge
    return refreshing || (proven && redirect_uri === grant.redirectUri) ? grant : 'invalid_grant'
  }
}
