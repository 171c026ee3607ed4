import { safeLocal } from '../api/safe-storage.ts'
import type { StoredUser } from './stored-user.ts'

const KEY = 'os.auth.renewal-begun'

/** A note in local storage while a refresh token is on its way: whoever closes the page by then never hears whether it was used up. */
export const begunRenewal = {
  /** True where these very tokens were sent before and no answer came. */
  begin({ stored_at = 0 }: StoredUser): boolean {
    const isRepeated = safeLocal.get(KEY) === String(stored_at)
    safeLocal.set(KEY, String(stored_at)) // in a full storage a lost answer ends the session, as it does without a note
    return isRepeated
  },
  end: () => safeLocal.remove(KEY),
}
