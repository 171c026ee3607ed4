import type { StoredUser } from './stored-user.ts'

const KEY = 'os.auth.renewal-begun'

/** A note in local storage while a refresh token is on its way: whoever closes the page by then never hears whether it was used up. */
export const begunRenewal = {
  /** True where these very tokens were sent before and no answer came. */
  begin({ stored_at = 0 }: StoredUser): boolean {
    const isRepeated = localStorage.getItem(KEY) === String(stored_at)
    try {
      localStorage.setItem(KEY, String(stored_at))
    } catch {
      // full storage: then a lost answer ends the session, as it does without a note
    }
    return isRepeated
  },
  end: () => localStorage.removeItem(KEY),
}
