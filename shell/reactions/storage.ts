import type { DisplaySettings } from '../contract/entities.ts'
import { $displaySettings, followDisplaySetting, mergeDisplaySettings } from '../stores/display-settings.ts'
import { $session } from '../stores/session.ts'

const SETTINGS: readonly (keyof DisplaySettings)[] = ['displayLanguage', 'dateLocale', 'numberLocale']

/**
 * Display settings live under their own three keys (spec section 3). Another tab's choice is this one's too. After
 * signing out nothing is written: local storage was cleared.
 */
export function settingsAreKept(): void {
  mergeDisplaySettings(Object.fromEntries(SETTINGS.map((key) => [key, read(key)])))
  $displaySettings.listen((settings) => {
    if ($session.get().state === 'signed-in') SETTINGS.forEach((key) => write(key, settings[key]))
  })
  addEventListener('storage', ({ key, newValue }) => {
    const setting = SETTINGS.find((each) => each === key)
    if (setting) followDisplaySetting(setting, newValue)
  })
}

/** Storage may be blocked or full: then a choice lasts as long as the page. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    if (localStorage.getItem(key) !== value) localStorage.setItem(key, value)
  } catch {
    // see read
  }
}
