import { checkPause } from './check-pause.ts'
import { CheckSession } from './check-session.ts'
import { configurations } from './configuration.ts'
import { createLog } from './log.ts'
import type { StoredUser } from './stored-user.ts'
import { storedWellKnown, webAddress } from './well-known.ts'

let running: CheckSession | undefined
let watched = ''
let later: ReturnType<typeof setTimeout> | undefined

/** Watches the provider's session of this person, where the provider offers that; a change is told once. */
export function watchSession(user: StoredUser, onChanged: (isCertain: boolean) => void): void {
  const sessionState = user.session_state ?? ''
  if (sessionState === watched) return
  unwatchSession()
  const all = configurations()
  const configuration = all.find(({ configId }) => configId === user.config_id) ?? all[0]!
  const { authority, clientId, configId, logLevel } = configuration
  const frame = webAddress(storedWellKnown(authority)?.check_session_iframe)
  if (!sessionState || !frame) return
  watched = sessionState
  running = new CheckSession({
    frameUrl: frame.href,
    clientId,
    sessionState,
    log: createLog(configId, logLevel),
    onUnchanged: checkPause.forget,
    onChanged: (hasBeenUnchanged) => {
      checkPause.begin()
      onChanged(hasBeenUnchanged || sharesCookies(frame.hostname))
    },
  })
  later = setTimeout(() => running?.start(), checkPause.leftMs())
}

export function unwatchSession(): void {
  clearTimeout(later)
  running?.stop()
  running = undefined
  watched = ''
}

/** After a change that left the session as it was. */
export function watchAgain(user: StoredUser, onChanged: (isCertain: boolean) => void): void {
  unwatchSession()
  watchSession(user, onChanged)
}

/**
 * Browsers keep cookies from frames of other sites: such a frame reports a change where there is none. Of one site for sure
 * are only a host and those below it: `a.co.uk` and `b.co.uk` look as much alike as `a.agency.com` and `b.agency.com`.
 */
export function sharesCookies(host: string, own = location.hostname): boolean {
  return host === own || host.endsWith(`.${own}`) || own.endsWith(`.${host}`)
}
