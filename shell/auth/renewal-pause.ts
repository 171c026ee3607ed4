import { safeLocal } from '../api/safe-storage.ts'
import { LONGEST_RENEWAL_PAUSE_S, TOKEN_REFRESH_CHECK_S } from '../config/limits.ts'
import type { StoredUser } from './stored-user.ts'

const KEY = 'os.auth.renewal-pause'

interface Pause {
  /** `stored_at` of the tokens: newer ones wait for nothing. */
  of: number
  failures: number
  since: number
}

/** After a renewal that brought nothing: the clocks of all tabs wait together, each time twice as long. */
export const renewalPause = {
  isOn(user: StoredUser): boolean {
    const pause = read(user)
    const waitedS = pause ? (Date.now() - pause.since) / 1000 : Infinity
    return pause !== null && waitedS >= 0 && waitedS < pauseS(pause.failures) // below 0: the device's clock was set back
  },
  /** Whether a renewal has brought nothing since then, in whichever tab. */
  hasBegunSince: (user: StoredUser, when: number): boolean => (read(user)?.since ?? -Infinity) > when,
  begin(user: StoredUser): void {
    const pause: Pause = {
      of: user.stored_at ?? 0,
      failures: (read(user)?.failures ?? 0) + 1,
      since: Date.now(),
    }
    safeLocal.set(KEY, JSON.stringify(pause)) // in a full storage each tab goes on by its clock
  },
  end: () => safeLocal.remove(KEY),
}

const pauseS = (failures: number): number =>
  Math.min(LONGEST_RENEWAL_PAUSE_S, TOKEN_REFRESH_CHECK_S * 2 ** failures)

function read({ stored_at = 0 }: StoredUser): Pause | null {
  try {
    const pause = JSON.parse(safeLocal.get(KEY) ?? 'null') as Pause | null
    return pause?.of === stored_at ? pause : null
  } catch {
    return null
  }
}
