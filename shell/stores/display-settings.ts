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

/** A change under way: what the server is known to have, and the newest wish. */
interface Change {
  saved: string
  turn: number
}

const changes = new Map<Setting, Change>()

/** The change that was asked for last, which the next one waits for: also one that another tab has overtaken. */
const running = new Map<Setting, Promise<void>>()

/** Merges what was stored here or answered by the server; values that are no locale change nothing, and a change under way is newer. */
export function mergeDisplaySettings(settings: Partial<Record<Setting, string | null | undefined>>): void {
  const isWanted = (key: string, value: unknown) =>
    key in DEFAULT_SETTINGS && isLocale(value) && !changes.has(key as Setting)
  const given = Object.fromEntries(Object.entries(settings).filter(([key, value]) => isWanted(key, value)))
  $displaySettings.set({ ...$displaySettings.get(), ...given })
}

/** What was chosen in another tab is newer than any wish here: one under way touches nothing any more. */
export function followDisplaySetting(setting: Setting, value: unknown): void {
  if (!isLocale(value)) return
  changes.delete(setting)
  $displaySettings.setKey(setting, value)
  keepOnMyself({ [setting]: value })
}

/** Back to the defaults, when the person they belong to has gone; what is under way touches nothing any more. */
export function resetDisplaySettings(): void {
  changes.clear()
  running.clear()
  $displaySettings.set(DEFAULT_SETTINGS)
}

/**
 * Changes one setting at once and stores it. Changes of one setting reach the server one after the other, and only the
 * newest of those that wait. When the newest fails, the setting goes back to what the server is known to have; an older
 * failure leaves a newer choice alone.
 * @throws HttpError, NetworkError when the newest wish failed
 */
export function changeDisplaySetting(email: string, setting: Setting, value: string): Promise<void> {
  const change: Change = changes.get(setting) ?? { saved: $displaySettings.get()[setting], turn: 0 }
  const turn = ++change.turn
  changes.set(setting, change)
  $displaySettings.setKey(setting, value)
  const before = running.get(setting)
  const work = before ? before.then(store) : store()
  running.set(
    setting,
    work.catch(() => {}),
  )
  return work

  async function store(): Promise<void> {
    const isUnderWay = () => changes.get(setting) === change
    const isNewest = () => isUnderWay() && turn === change.turn
    if (!isNewest()) return
    try {
      await patchDisplaySetting(email, setting, value)
      if (!isUnderWay()) return
      change.saved = value
      keepOnMyself({ [setting]: value }, email)
    } catch (error) {
      if (!isNewest()) return
      $displaySettings.setKey(setting, change.saved)
      throw error
    } finally {
      if (isNewest()) changes.delete(setting)
    }
  }
}
