import { map } from 'nanostores'
import {
  APPEARANCE_COOKIE,
  DEFAULT_APPEARANCE,
  readAppearance,
  writeAppearance,
} from '../contract/appearance.ts'
import type { Appearance } from '../contract/entities.ts'

const YEAR_S = 365 * 24 * 3600

/** How the portal looks in this browser and takes keys. */
export const $appearance = map<Appearance>(DEFAULT_APPEARANCE)

/** Takes what is kept, by this page or another tab. */
export function restoreAppearance(): void {
  const kept = new RegExp(`(?:^|; *)${APPEARANCE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]
  $appearance.set(readAppearance(kept))
}

export function changeAppearance(part: Partial<Appearance>): void {
  $appearance.set(readAppearance(writeAppearance({ ...$appearance.get(), ...part }))) // any mini-app may say anything
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${APPEARANCE_COOKIE}=${writeAppearance($appearance.get())}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
}
