import { maintenanceAt } from '../../../shell/contract/catalogue.ts'
import type { ListedApp } from './listed-apps.ts'

export type AppStanding = 'locked' | 'later' | 'maintenance' | 'down' | 'beta' | 'open'

/** What matters most of how an app stands at a moment. */
export function standingOf(
  { key, state, override }: ListedApp,
  brokenApps: readonly string[],
  now: number,
): AppStanding {
  if (state !== 'open') return state
  if (maintenanceAt(override, now)) return 'maintenance'
  if (brokenApps.includes(key)) return 'down'
  return override?.beta ? 'beta' : 'open'
}
