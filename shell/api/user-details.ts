import { CONFIG } from '../config/environment.ts'
import type { DisplaySettings, User } from '../contract/entities.ts'
import { getJson } from './http.ts'

/** GET users/me; the answer holds the user under `data`. */
export async function fetchMyself(): Promise<User> {
  const { data } = await getJson<{ data: User }>(`${CONFIG.apis.userDetails}/users/me`, { credentials: 'include' })
  return data
}

/** Names of the settings in the PATCH body. */
const FIELD = { displayLanguage: 'language', dateLocale: 'dateFormatLocale', numberLocale: 'numberFormatLocale' } as const

/** PATCH users/{email}/display_settings with one field. */
export async function patchDisplaySetting(email: string, setting: keyof DisplaySettings, value: string): Promise<void> {
  await getJson(`${CONFIG.apis.userDetails}/users/${encodeURIComponent(email)}/display_settings`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ [FIELD[setting]]: value }),
  })
}
