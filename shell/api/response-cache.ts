import { HTTP_CACHE_HEADROOM_CHARACTERS, HTTP_CACHE_LIMIT_CHARACTERS } from '../config/limits.ts'

/**
 * Spec section 7: answers in local storage, one per key, below 3,000,000 characters each. A key names the person, so that
 * nobody reads what was kept for another; signing out clears it all. Cached are lists that change rarely and grant nothing:
 * permissions and workspaces are asked for each time.
 */
const PREFIX = 'os-cache:'
const PROBE = `${PREFIX}headroom`

const keyOf = (owner: string, url: string) => `${PREFIX}${owner}:${url}`

/** What was kept for this person, undefined where nothing was or it is damaged. */
export function readCached<T>(owner: string, url: string): T | undefined {
  try {
    const text = localStorage.getItem(keyOf(owner, url))
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/** False where it was not kept: nobody is signed in, it is too large, or storage is full or blocked. */
export function writeCached(owner: string, url: string, value: unknown): boolean {
  const text = JSON.stringify(value)
  if (!owner || text.length >= HTTP_CACHE_LIMIT_CHARACTERS) return forget(keyOf(owner, url))
  try {
    forgetCache((key) => !key.startsWith(keyOf(owner, '')))
    localStorage.setItem(keyOf(owner, url), text)
    // a session is worth more than what can be asked for again
    localStorage.setItem(PROBE, ' '.repeat(HTTP_CACHE_HEADROOM_CHARACTERS))
    localStorage.removeItem(PROBE)
    return true
  } catch {
    return forget(keyOf(owner, url))
  }
}

/** Forgets what is cached, or those keys of it. */
export function forgetCache(which: (key: string) => boolean = () => true): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && which(key))
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // blocked storage holds nothing
  }
}

function forget(name: string): false {
  forgetCache((key) => key === name || key === PROBE)
  return false
}
