import { REVOCATION_LIMIT_MS } from '../config/limits.ts'
import { setDirty } from '../stores/unsaved-work.ts'
import { sessionNotes } from './session-notes.ts'
import type { SignOutOptions } from './session-notes.ts'

/**
 * A page that was open during an upgrade finds its scripts gone; a new one has those of today and reaches the provider.
 * False where no new page can be had or told what to do: then this one does what it can.
 */
export async function signOutOnNewPage(options: SignOutOptions): Promise<boolean> {
  const signal = AbortSignal.timeout(REVOCATION_LIMIT_MS)
  const page = await fetch('/login', { headers: { accept: 'text/html' }, cache: 'no-store', signal }).catch(
    () => null,
  )
  if (!page?.ok || !sessionNotes.leaveSignOut(options)) return false
  setDirty(false)
  location.assign('/login')
  return true
}
