import { map } from 'nanostores'
import { patchDisplaySetting } from '../api/user-details.ts'
import type { DisplaySettings } from '../contract/entities.ts'
import { isLocale } from '../contract/is-locale.ts'
import { languageOf } from '../contract/words.ts'
import { keepOnMyself } from './users.ts'

type Setting = keyof DisplaySettings

/** Product defaults, spec section 9; of the languages that this browser asks for, the first that there are words in. */
export const DEFAULT_SETTINGS: Readonly<DisplaySettings> = {
  displayLanguage: navigator.languages.find(languageOf) ?? 'en-US',
  dateLocale: 'en-gb',
  numberLocale: 'en-gb',
}

export const $displaySettings = map<DisplaySettings>(DEFAULT_SETTINGS)

/** What the server is known to have. */
let stored: DisplaySettings = DEFAULT_SETTINGS
/** What was chosen here and has not reached the server yet: it is shown at once. */
const wishes = new Map<Setting, string>()
/** Changes reach the server one after the other, or an older one might come last. */
let queue: Promise<unknown> = Promise.resolve()

const show = (): void => $displaySettings.set({ ...stored, ...Object.fromEntries(wishes) })

/** Merges what was stored here or answered by the server; values that are no locale change nothing, and a wish is newer. */
export function mergeDisplaySettings(settings: Partial<Record<Setting, string | null | undefined>>): void {
  const given = Object.entries(settings).filter(([key, value]) => key in DEFAULT_SETTINGS && isLocale(value))
  stored = { ...stored, ...Object.fromEntries(given) }
  show()
}

/** Another tab's choice is newer than a wish of this one. */
export function followDisplaySetting(setting: Setting, value: unknown): void {
  if (!isLocale(value)) return
  wishes.delete(setting)
  mergeDisplaySettings({ [setting]: value })
  keepOnMyself({ [setting]: value })
}

/** Back to the defaults, when the person they belong to has gone; what is under way touches nothing any more. */
export function resetDisplaySettings(): void {
  stored = DEFAULT_SETTINGS
  wishes.clear()
  show()
}

/**
 * Changes one setting at once and stores it. When that fails the setting goes back to what the server has, unless the
 * person has chosen something else meanwhile.
 * @throws HttpError, NetworkError when the newest wish failed
 */
export async function changeDisplaySetting(email: string, setting: Setting, value: string): Promise<void> {
  const isNewest = () => wishes.get(setting) === value
  wishes.set(setting, value)
  show()
  const work = queue.then(async () => {
    if (!isNewest()) return
    await patchDisplaySetting(email, setting, value)
    if (!wishes.has(setting)) return // another tab's choice is newer, or the person has gone
    stored = { ...stored, [setting]: value }
    keepOnMyself({ [setting]: value })
  })
  queue = work.catch(() => {})
  try {
    await work
  } catch (error) {
    if (isNewest()) throw error
  } finally {
    if (isNewest()) wishes.delete(setting)
    show()
  }
}
