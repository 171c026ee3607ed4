import { RENEW_BEFORE_EXPIRY_S } from '../config/limits.ts'

/** What local storage holds about the person; times in seconds since 1970. */
export interface StoredUser {
  id_token?: string
  access_token: string
  refresh_token?: string
  session_state?: string | null
  /** Of the access token. */
  expires_at?: number
  /** Claims of the id token. */
  profile: { sub: string; iat?: number; exp?: number }
  /** Whose configuration they belong to; not stored, see below. */
  config_id?: string
  /** When these tokens came. */
  stored_at?: number
  /** The last renewal brought no id token: the old one stays, and its age no longer counts. */
  id_token_kept?: boolean
}

/** The key under which oidc-client-ts keeps the user. */
export const userKey = (authority: string, clientId: string): string => `oidc.user:${authority}:${clientId}`

/** The stored user, or null when there is none that could be used. */
export function parseUser(text: string | null): StoredUser | null {
  try {
    const user = JSON.parse(text ?? 'null') as StoredUser | null
    return user?.access_token && user.profile?.sub ? user : null
  } catch {
    return null
  }
}

/** Whose tokens they are says the key alone: a configuration may have got another id since. */
export function readUser({
  id,
  authority,
  clientId,
}: {
  id: string
  authority: string
  clientId: string
}): StoredUser | null {
  const user = parseUser(localStorage.getItem(userKey(authority, clientId)))
  return user && { ...user, config_id: id }
}

export function isExpired(user: StoredUser, now: number = Date.now() / 1000): boolean {
  return lives(user).some(([, end]) => end <= now)
}

/** Whether the access token itself has run out. */
export const isAccessOver = (
  { expires_at = Infinity }: StoredUser,
  now: number = Date.now() / 1000,
): boolean => expires_at <= now

/** Spec section 4: 120 s before either token expires, or half its life where it lives shorter than 240 s. */
export function isRenewalDue(user: StoredUser, now: number = Date.now() / 1000): boolean {
  return lives(user).some(
    ([start, end]) => end - Math.min(RENEW_BEFORE_EXPIRY_S, Math.max(0, end - start) / 2) <= now,
  )
}

function lives({
  profile,
  expires_at,
  stored_at = 0,
  id_token_kept,
}: StoredUser): [start: number, end: number][] {
  const access: [number, number][] = expires_at === undefined ? [] : [[stored_at, expires_at]]
  return id_token_kept || profile.exp === undefined ? access : [...access, [profile.iat ?? 0, profile.exp]]
}
