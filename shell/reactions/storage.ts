import { safeLocal } from '../api/safe-storage.ts'
import type { DisplaySettings } from '../contract/entities.ts'
import { $displaySettings, followDisplaySetting, mergeDisplaySettings } from '../stores/display-settings.ts'
import { $session } from '../stores/session.ts'

const SETTINGS: readonly (keyof DisplaySettings)[] = ['displayLanguage', 'dateLocale', 'numberLocale']

/**
 * Display settings live under their own three keys (spec section 3). Another tab's choice is this one's too. After
 * signing out nothing is written: local storage was cleared. Where it is blocked a choice lasts as long as the page.
 */
export function settingsAreKept(): void {
  mergeDisplaySettings(Object.fromEntries(SETTINGS.map((key) => [key, safeLocal.get(key)])))
  $displaySettings.listen((settings) => {
    if ($session.get().state === 'signed-in') SETTINGS.forEach((key) => write(key, settings[key]))
  })
  addEventListener('storage', ({ key, newValue }) => {
    const setting = SETTINGS.find((each) => each === key)
    if (setting) followDisplaySetting(setting, newValue)
  })
}

function write(key: string, value: string): void {
  if (safeLocal.get(key) !== value) safeLocal.set(key, value)
}
