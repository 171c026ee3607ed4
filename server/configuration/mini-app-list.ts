import { ConfiguredApps } from '../../shell/config/configured-apps.ts'
import { menuKinds } from '../../shell/config/configured-menus.ts'
import { placeOf, placesOf } from '../../shell/config/place-of.ts'
import { ROUTES } from '../../shell/config/routes.ts'
import type { RuntimeConfig, RuntimeMiniApp } from '../../shell/contract/runtime-config.ts'

/** Where all of them are when a page has only a part. */
export const MINI_APPS_URL = '/mini-apps.json'

/** Up to so many go into every page: they cost less than another request. */
const MOST_IN_PAGE = 64

const BUILT_IN: ReadonlySet<string> = new Set(
  ROUTES.filter(({ app }) => app).map(({ path, access }) => placeOf(path, access === 'brand')),
)

/**
 * The mini-apps that the configuration names. A browser reads what is in a page before it shows anything, so of thousands
 * a page has only those that it may need at once (see `miniAppsUrl` of the contract).
 */
export class MiniAppList {
  /** Those that can be used. */
  readonly all: readonly RuntimeMiniApp[]
  readonly #apps: ConfiguredApps
  readonly #always: readonly RuntimeMiniApp[]

  /** `report` is told about each entry that is left out, in a sentence. */
  constructor(entries: readonly unknown[] = [], report: (problem: string) => void = console.warn) {
    this.#apps = new ConfiguredApps(entries, report)
    this.all = this.#apps.all()
    this.#always = this.all.length > MOST_IN_PAGE ? this.#neededAlways() : this.all
  }

  /** What a page says of them that needs these besides those that every page has. */
  inPage(more: readonly RuntimeMiniApp[]): Partial<Pick<RuntimeConfig, 'miniApps' | 'miniAppsUrl'>> {
    const miniApps = [...this.#always, ...more]
    return {
      ...(miniApps.length > 0 && { miniApps }),
      ...(this.#always.length < this.all.length && { miniAppsUrl: MINI_APPS_URL }),
    }
  }

  /** Those whose routes begin this path, where not every page has them anyway. */
  neededAt(path: string): readonly RuntimeMiniApp[] {
    const found = new Set(placesOf(path).flatMap((place) => this.#at(place) ?? []))
    return [...found].filter((app) => !this.#always.includes(app))
  }

  #at(place: string): RuntimeMiniApp | undefined {
    const index = this.#apps.indexAt(place)
    return index === undefined ? undefined : this.#apps.usable(index)
  }

  #neededAlways(): readonly RuntimeMiniApp[] {
    const seen = new Set<string>()
    return this.all.filter((app) => {
      const kinds = menuKinds(app).filter((kind) => !seen.has(kind))
      for (const kind of kinds) seen.add(kind)
      return kinds.length > 0 || this.#isBelowAnother(app)
    })
  }

  #isBelowAnother(app: RuntimeMiniApp): boolean {
    const isAnothers = (place: string) => BUILT_IN.has(place) || (this.#at(place) ?? app) !== app
    return app.routes.some((path) => placesOf(placeOf(path, app.brandScoped)).slice(1).some(isAnothers))
  }
}
