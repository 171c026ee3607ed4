import { decodeJwt } from 'jose'
import { OWN_AUDIENCE } from '../../../shell/contract/own-audience.ts'
import type { Assertions } from '../../assertions/assertions.ts'
import type { EmbedGrant } from '../kit/api-environment.ts'

const AUDIENCE = `${OWN_AUDIENCE}-embed`

/** So long it is good without being asked for again. */
export const EMBED_TOKEN_S = 600

/** Claims of an embed token: the person, their session, and the page it is for. */
export interface EmbedClaims extends EmbedGrant {
  sub: string
  /** Id of the portal's session; undefined where the provider names none. */
  sid?: string | undefined
  /** Number of the person's sign-outs from pages of the origin when it was given. */
  signOuts: number
}

type Signs = Pick<Assertions, 'signAssertion'>
type Checks = Pick<Assertions, 'verifyAssertion'>

export const signEmbedToken = ({ signAssertion }: Signs, { sub, sid, origin, app, signOuts }: EmbedClaims) =>
  signAssertion(
    { sub, origin, signOuts, ...(sid !== undefined && { sid }), ...(app !== undefined && { app }) },
    { audience: AUDIENCE, ttlS: EMBED_TOKEN_S },
  )

/** Null for one that has run out, or that is not ours. */
export async function readEmbedToken(
  { verifyAssertion }: Checks,
  token: string,
): Promise<EmbedClaims | null> {
  const claims = await verifyAssertion(token, { audience: AUDIENCE })
  if (!claims) return null
  const { sub = '', sid, origin = '', app, signOuts = 0 } = claims as Partial<EmbedClaims>
  return { sub, sid, origin, app, signOuts }
}

/** By what it says of itself: most tokens are a provider's, and for those nothing is looked up. */
export function saysEmbed(token: string): boolean {
  try {
    return decodeJwt(token).aud === AUDIENCE
  } catch {
    return false
  }
}
