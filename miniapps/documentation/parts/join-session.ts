import { session } from '../../../elements/session/session.ts'
import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import { apiOf } from '../../kit/bridge/api-of.ts'

interface Granted {
  token: string
  expiresInS: number
}

/** A token that runs out on the way is no good. */
const SPARE_MS = 20_000

let joined: MiniAppPortal | undefined

/** Elements that show something of a person show it of the one who is signed in here, without another press. */
export function joinSession(portal: MiniAppPortal): void {
  if (joined === portal) return
  joined = portal
  session({ token: tokensOf(portal) })
}

/** One token, of this page's origin, for as long as it is good. */
function tokensOf(portal: MiniAppPortal): () => Promise<string> {
  let token: Promise<string> | undefined
  let until = 0
  const ask = async () => {
    const granted = await apiOf(portal, 'embed').post<Granted>('/tokens', { origin: location.origin })
    until = Date.now() + granted.expiresInS * 1000 - SPARE_MS
    return granted.token
  }
  return () => {
    if (token && Date.now() < until) return token
    until = Infinity // others wait for the same answer
    token = ask()
    token.catch(() => (until = 0))
    return token
  }
}
