import { OwnSession, type PageSession } from './page-session.ts'

/** The portal that this script came from. */
export const PORTAL = new URL(import.meta.url).origin

const KEY = Symbol.for('agency-os.session')

type Holder = typeof globalThis & { [KEY]?: Map<string, PageSession> }

interface SessionOptions {
  portal?: string
  /** Called whenever a token is needed; without it people sign in by a press. */
  token?: () => Promise<string>
}

/** The page's session with a portal, whichever file or version made it. */
export function session({ portal = PORTAL, token }: SessionOptions = {}): PageSession {
  const sessions = ((globalThis as Holder)[KEY] ??= new Map())
  const { origin } = new URL(portal)
  const known = sessions.get(origin)
  const found = known ?? new OwnSession(origin)
  sessions.set(origin, found)
  if (token) found.useToken(token)
  else if (!known) found.token().catch(() => {}) // the caller of `token()` gets the failure
  return found
}
