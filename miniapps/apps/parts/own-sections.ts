import type { MyApps } from '../../../shell/contract/catalogue.ts'
import type { AppGroup, ListedApp } from './listed-apps.ts'

export interface OwnSections {
  featured: readonly ListedApp[]
  favourites: readonly ListedApp[]
  recent: readonly ListedApp[]
}

/** A row of a wide screen. */
const MOST_RECENT = 5

/** What the agency puts first, and what the person marked and opened; only what is in the list for them. */
export function ownSections(groups: readonly AppGroup[], mine: MyApps | undefined): OwnSections {
  const all = groups.flatMap(({ apps }) => apps)
  const byKey = new Map(all.map((app) => [app.key, app]))
  const listed = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? [])
  const opened = new Set(mine?.visits.map(({ app }) => app))
  return {
    featured: [...byKey.values()].filter(({ override, state }) => override?.featured && state === 'open'),
    favourites: listed(mine?.favourites ?? []),
    recent: listed([...opened])
      .filter(({ state }) => state === 'open')
      .slice(0, MOST_RECENT),
  }
}
