/** Spec section 3: what an id token says. Which of them must be there and hold is checked in auth. */
export interface IdentityTokenClaims {
  iss: string
  sub: string
  aud: string | readonly string[]
  /** Seconds since 1970. */
  exp: number
  iat: number
  nonce?: string
  azp?: string
  at_hash?: string
  auth_time?: number
}
