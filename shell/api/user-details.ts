import { CONFIG } from '../config/environment.ts'
import type { DisplaySettings, User } from '../contract/entities.ts'
import { checkTexts } from './check-answer.ts'
import { getJson, sendOnly } from './http.ts'
import { readCached, writeCached } from './response-cache.ts'

const myselfUrl = () => `${CONFIG.apis.userDetails}/users/me`

/** GET users/me; the answer holds the user under `data`. */
export async function fetchMyself(): Promise<User> {
  const url = myselfUrl()
  const answer = await getJson<{ data: User } | null>(url, { credentials: 'include' })
  checkTexts(answer?.data, ['id', 'email'], `The user of GET ${url}`)
  return { ...answer!.data, userRoles: answer!.data.userRoles ?? [] }
}

/** Keeps who somebody is for their next visit. */
export function cacheMyself(owner: string, myself: User): void {
  writeCached(owner, myselfUrl(), myself)
}

export const cachedMyself = (owner: string): User | undefined => readCached<User>(owner, myselfUrl())

/** Names of the settings in the PATCH body. */
const FIELD = {
  displayLanguage: 'language',
  dateLocale: 'dateFormatLocale',
  numberLocale: 'numberFormatLocale',
} as const

/** PATCH users/{email}/display_settings with one field. */
export function patchDisplaySetting(
  email: string,
  setting: keyof DisplaySettings,
  value: string,
): Promise<void> {
  return sendOnly(`${CONFIG.apis.userDetails}/users/${encodeURIComponent(email)}/display_settings`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ [FIELD[setting]]: value }),
  })
}
