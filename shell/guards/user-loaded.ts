import { mergeDisplaySettings } from '../stores/display-settings.ts'
import { $users, getMyself } from '../stores/users.ts'
import { loadFailure } from './load-failure.ts'
import type { Guard } from './verdict.ts'

export const userLoaded: Guard = async () => {
  try {
    await ensureMyself()
    return 'pass'
  } catch (error) {
    return loadFailure('profile', 'sign-out', error)
  }
}

/** The person, and their e-mail address for the calls that need it. */
export async function ensureMyself(): Promise<string> {
  if (!isMyselfLoaded()) {
    await getMyself()
    mergeDisplaySettings({ ...$users.get().myself })
  }
  const { myself } = $users.get()
  if (!myself) throw new Error('The session ended while its person was asked for')
  return myself.email
}

/** As the server answered on this page: what was kept from an earlier visit is to look at. */
export const isMyselfLoaded = (): boolean => $users.get().myself !== undefined && !$users.get().isKept
