import { CONFIG } from '../config/environment.ts'
import type { DisplaySettings, User } from '../contract/entities.ts'
import { checkTexts } from './check-answer.ts'
import { getJson, sendOnly } from './http.ts'

/** GET users/me; the answer holds the user under `data`. */
export async function fetchMyself(): Promise<User> {
  const url = `${CONFIG.apis.userDetails}/users/me`
  const answer = await getJson<{ data: User } | null>(url, { credentials: 'include' })
  checkTexts(answer?.data, ['id', 'email'], `The user of GET ${url}`)
  return { ...answer!.data, userRoles: answer!.data.userRoles ?? [] }
}

/** Names of the settings in the PATCH body. */
const FIELD = { displayLanguage: 'language', dateLocale: 'dateFormatLocale', numberLocale: 'numberFormatLocale' } as const

/** PATCH users/{email}/display_settings with one field. */
export function patchDisplaySetting(email: string, setting: keyof DisplaySettings, value: string): Promise<void> {
  return sendOnly(`${CONFIG.apis.userDetails}/users/${encodeURIComponent(email)}/display_settings`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ [FIELD[setting]]: value }),
  })
}
