import { map } from 'nanostores'
import { patchDisplaySetting } from '../api/user-details.ts'
import type { DisplaySettings } from '../contract/entities.ts'
import { isLocale } from '../contract/is-locale.ts'
import { keepOnMyself } from './users.ts'

type Setting = keyof DisplaySettings

/** Product defaults, spec section 9. */
export const DEFAULT_SETTINGS: Readonly<DisplaySettings> = { displayLanguage: 'en-US', dateLocale: 'en-gb', numberLocale: 'en-gb' }

export const $displaySettings = map<DisplaySettings>(DEFAULT_SETTINGS)

/** A change under way: what the server is known to have, and the newest wish. */
interface Change {
  saved: string
  turn: number
  running: Promise<void>
}

const changes = new Map<Setting, Change>()

/** Merges what was stored here or answered by the server; values that are no locale change nothing, and a change under way is newer. */
export function mergeDisplaySettings(settings: Partial<Record<Setting, string | null | undefined>>): void {
  const isWanted = (key: string, value: unknown) => key in DEFAULT_SETTINGS && isLocale(value) && !changes.has(key as Setting)
  const given = Object.fromEntries(Object.entries(settings).filter(([key, value]) => isWanted(key, value)))
  $displaySettings.set({ ...$displaySettings.get(), ...given })
}

/** What was chosen in another tab is newer than any wish here, and is what there is to go back to. */
export function followDisplaySetting(setting: Setting, value: unknown): void {
  if (!isLocale(value)) return
  const change = changes.get(setting)
  if (change) {
    change.saved = value
    change.turn++
  }
  $displaySettings.setKey(setting, value)
  keepOnMyself({ [setting]: value })
}

/** Back to the defaults, when the person they belong to has gone; what is under way touches nothing any more. */
export function resetDisplaySettings(): void {
  changes.clear()
  $displaySettings.set(DEFAULT_SETTINGS)
}

/**
 * Changes one setting at once and stores it. Changes of one setting reach the server one after the other, and only the
 * newest of those that wait. When the newest fails, the setting goes back to what the server is known to have; an older
 * failure leaves a newer choice alone.
 * @throws HttpError, NetworkError when the newest wish failed
 */
export function changeDisplaySetting(email: string, setting: Setting, value: string): Promise<void> {
  const before = changes.get(setting)
  const change: Change = before ?? { saved: $displaySettings.get()[setting], turn: 0, running: Promise.resolve() }
  const turn = ++change.turn
  changes.set(setting, change)
  $displaySettings.setKey(setting, value)
  const work = before ? change.running.then(() => store(change, turn)) : store(change, turn)
  change.running = work.catch(() => {})
  return work

  async function store(current: Change, mine: number): Promise<void> {
    if (mine !== current.turn || changes.get(setting) !== current) return
    try {
      await patchDisplaySetting(email, setting, value)
      current.saved = value
      keepOnMyself({ [setting]: value }, email)
    } catch (error) {
      if (mine !== current.turn || changes.get(setting) !== current) return
      $displaySettings.setKey(setting, current.saved)
      throw error
    } finally {
      if (mine === current.turn && changes.get(setting) === current) changes.delete(setting)
    }
  }
}
