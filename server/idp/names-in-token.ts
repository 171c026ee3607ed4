import { decodeJwt } from 'jose'
import type { Refusal } from '../api/kit/refusal.ts'
import { refusal } from './refusals.ts'

export interface Names {
  issuer?: unknown
  /** The application that it was given to. */
  client?: unknown
  /** Whom it is for, where it does not tell the application. */
  audience?: readonly unknown[]
}

/** Nothing for a token that only its provider can read. */
export function namesInToken(token: string): Names {
  try {
    return namesOf(decodeJwt(token))
  } catch {
    return {}
  }
}

/**
 * What stays the same from one renewal to the next and is another in another browser: the provider's session, or else the
 * moment of the sign-in. Undefined where the token tells neither.
 */
export function sessionInToken(token: string): string | undefined {
  try {
    const { iss, sid, session_state, auth_time } = decodeJwt(token)
    const session = sid ?? session_state ?? auth_time
    return typeof session === 'string' || typeof session === 'number' ? `${iss} ${session}` : undefined
  } catch {
    return undefined // only its provider can read it
  }
}

export function namesOf({ iss, aud, azp, client_id, appid, cid }: Record<string, unknown>): Names {
  return {
    issuer: iss,
    client: azp ?? client_id ?? appid ?? cid,
    audience: aud === undefined ? undefined : [aud].flat(),
  }
}

/** Only its provider can tell whose it is. */
export const isOpaque = ({ client, audience }: Names): boolean =>
  client === undefined && audience === undefined

/**
 * The client that exchanged a token for a mini-app's back end may be ours; whom it is for, tells its
 * audience.
 */
export function isMeantFor(
  clientId: string,
  { client, audience }: Names,
  others: readonly string[] = [],
): boolean {
  if (audience?.includes(clientId)) return typeof client !== 'string' || clientId === client
  if (audience?.some((each) => others.includes(String(each)))) return false
  return typeof client === 'string' ? clientId === client : !audience
}

export function foreignToken({ client, audience = [] }: Names, ours: readonly string[]): Refusal {
  const names = ours.join(' or ')
  return typeof client === 'string' && !ours.includes(client)
    ? refusal('access-token-of-other-application', { application: client, ours: names })
    : refusal('access-token-for-others', { audience: audience.join(', '), ours: names })
}
