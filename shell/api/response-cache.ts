import { HTTP_CACHE_HEADROOM_CHARACTERS, HTTP_CACHE_LIMIT_CHARACTERS } from '../config/limits.ts'
import { safeLocal } from './safe-storage.ts'

/**
 * Spec section 7: answers in local storage, one per key, below 3,000,000 characters each. A key names the person, so that
 * nobody reads what was kept for another; signing out clears it all. Cached is what changes rarely and grants nothing: who
 * the person is, their agencies and brands. Permissions are asked for each time.
 */
const PREFIX = 'os-cache:'
const PROBE = `${PREFIX}headroom`

const keyOf = (owner: string, url: string) => `${PREFIX}${owner}:${url}`

/** What was kept for this person, undefined where nothing was or it is damaged. */
export function readCached<T>(owner: string, url: string): T | undefined {
  const text = safeLocal.get(keyOf(owner, url))
  try {
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/** False where it was not kept: nobody is signed in, it is too large, or storage is full or blocked. */
export function writeCached(owner: string, url: string, value: unknown): boolean {
  const key = keyOf(owner, url)
  const text = JSON.stringify(value)
  if (owner !== '' && safeLocal.get(key) === text) return true
  const isWanted = owner !== '' && text.length < HTTP_CACHE_LIMIT_CHARACTERS
  if (isWanted) forgetCache((each) => !each.startsWith(keyOf(owner, '')))
  const isKept = isWanted && safeLocal.set(key, text) && leavesRoom()
  if (!isKept) safeLocal.remove(key)
  return isKept
}

/** A session is worth more than what can be asked for again. */
function leavesRoom(): boolean {
  const hasRoom = safeLocal.set(PROBE, ' '.repeat(HTTP_CACHE_HEADROOM_CHARACTERS))
  safeLocal.remove(PROBE)
  return hasRoom
}

/** Forgets what is cached, or those keys of it. */
export function forgetCache(which: (key: string) => boolean = () => true): void {
  for (const key of safeLocal.keys()) if (key.startsWith(PREFIX) && which(key)) safeLocal.remove(key)
}
