import { map } from 'nanostores'
import { patchDisplaySetting } from '../api/user-details.ts'
import type { DisplaySettings } from '../contract/entities.ts'

/** Product defaults, spec section 9. */
const DEFAULTS: DisplaySettings = { displayLanguage: 'en-US', dateLocale: 'en-gb', numberLocale: 'en-gb' }

export const $displaySettings = map<DisplaySettings>(DEFAULTS)

/** Merges what was stored here or answered by the server; empty values change nothing. */
export function mergeDisplaySettings(settings: Partial<Record<keyof DisplaySettings, string | null | undefined>>): void {
  const given = Object.fromEntries(Object.entries(settings).filter(([key, value]) => key in DEFAULTS && isLocale(value)))
  $displaySettings.set({ ...$displaySettings.get(), ...given })
}

/**
 * Changes one setting at once and stores it; rolls back when the server refuses.
 * @throws HttpError, NetworkError
 */
export async function changeDisplaySetting(email: string, setting: keyof DisplaySettings, value: string): Promise<void> {
  const before = $displaySettings.get()[setting]
  $displaySettings.setKey(setting, value)
  try {
    await patchDisplaySetting(email, setting, value)
  } catch (error) {
    if ($displaySettings.get()[setting] === value) $displaySettings.setKey(setting, before)
    throw error
  }
}

export function isLocale(value: unknown): value is string {
  if (typeof value !== 'string' || !value) return false
  try {
    return Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}
