import type { ConfiguredApps } from '../config/configured-apps.ts'
import { placeOf, plainPath } from '../config/place-of.ts'
import type { RouteLine } from '../config/routes.ts'
import type { RuntimeMiniApp } from '../contract/runtime-config.ts'

/** More lines than a table would want to hold: each is made when a path leads there. */
export interface FurtherLines {
  /** Segments of the longest place. */
  readonly deepest: number
  /** False while some are elsewhere: what begins a path is here only where something here does. */
  readonly isWhole: boolean
  /** Fetches the others. @throws HttpError, NetworkError, MalformedAnswerError */
  load(): Promise<void>
  at(place: string): RouteLine | undefined
}

/** The lines of mini-apps that came by configuration, of which there are more once `load` has ended. */
export function configuredLines(apps: () => ConfiguredApps, load: FurtherLines['load']): FurtherLines {
  const lines = new Map<string, RouteLine>()
  return {
    get deepest() {
      return apps().deepest
    },
    get isWhole() {
      return apps().isWhole
    },
    load,
    at(place) {
      const known = lines.get(place)
      if (known) return known
      const index = apps().indexAt(place)
      const app = index === undefined ? undefined : apps().usable(index)
      const line = app && lineOf(app, place)
      if (line) lines.set(place, line)
      return line
    },
  }
}

function lineOf(
  { key, routes, brandScoped, permission, guards }: RuntimeMiniApp,
  place: string,
): RouteLine | undefined {
  const path = routes.find((route) => placeOf(route, brandScoped) === place)
  return path === undefined
    ? undefined
    : {
        path: plainPath(path),
        app: key,
        access: brandScoped ? 'brand' : 'guarded',
        ...(permission && { permission }),
        ...guards,
      }
}
