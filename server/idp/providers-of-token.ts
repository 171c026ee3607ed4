import { decodeJwt } from 'jose'
import { Refusal } from '../api/refusal.ts'

export interface NamedProvider {
  authority: string
  clientId: string
}

/** One address serves an authority with and without a final slash. */
export const unslashed = (address: string): string => address.replace(/\/$/, '')

interface Names {
  issuer?: unknown
  /** The application that it was given to. */
  client?: unknown
  /** Whom it is for, where it does not tell the application. */
  audience?: readonly unknown[]
}

/**
 * Whose token it may be: where it can be read, it names its issuer and the application that it was given to. One that
 * another application was given opens nothing here; signing in again would bring the same.
 */
export function providersOf<Provider extends NamedProvider>(token: string, providers: readonly Provider[]): readonly Provider[] {
  const { issuer, client, audience } = namesIn(token)
  const named = providers.filter(({ authority }) => typeof issuer === 'string' && unslashed(issuer) === unslashed(authority))
  const possible = named.length > 0 ? named : providers
  const isNamed = ({ clientId }: Provider) => (typeof client === 'string' ? clientId === client : !audience || audience.includes(clientId))
  const found = possible.filter(isNamed)
  if (found.length > 0) return found
  const whose = typeof client === 'string' ? `belongs to the application ${client}` : `is meant for ${audience!.join(', ')}`
  const ours = possible.map(({ clientId }) => clientId).join(' or ')
  throw new Refusal(403, `This access token ${whose}, and only those of ${ours} are taken here. Ask your administrator: CLIENT_ID names it.`)
}

/** Only its provider can read it. */
export function isOpaque(token: string): boolean {
  const { client, audience } = namesIn(token)
  return client === undefined && audience === undefined
}

function namesIn(token: string): Names {
  try {
    const { iss, aud, azp, client_id, appid, cid } = decodeJwt(token)
    return { issuer: iss, client: azp ?? client_id ?? appid ?? cid, audience: aud === undefined ? undefined : [aud].flat() }
  } catch {
    return {}
  }
}
