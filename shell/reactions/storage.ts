import type { DisplaySettings } from '../contract/entities.ts'
import { $displaySettings, mergeDisplaySettings } from '../stores/display-settings.ts'
import { $workspaces, chooseBrand } from '../stores/workspaces.ts'

const SETTINGS: readonly (keyof DisplaySettings)[] = ['displayLanguage', 'dateLocale', 'numberLocale']
const BRAND = 'os-brand'

/** Display settings live under their own three keys (spec section 3), the chosen brand under one of ours. */
export function settingsAreKept(): void {
  mergeDisplaySettings(Object.fromEntries(SETTINGS.map((key) => [key, read(key)])))
  $displaySettings.listen((settings) => SETTINGS.forEach((key) => write(key, settings[key])))
  chooseBrand(read(BRAND) ?? '')
  $workspaces.listen(({ brandId }) => brandId && write(BRAND, brandId))
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
