import type { AppOverride, ArrangeableApp, ArrangedApps } from '../../../../shell/contract/catalogue.ts'
import { holds } from '../../../../shell/contract/holds.ts'
import type { MenuItem } from '../../../../shell/contract/layout.ts'

export interface ArrangedApp extends ArrangeableApp {
  /** What holds in the market that is looked at, or in the whole agency. */
  override: AppOverride
  /** The market has it otherwise than the agency. */
  isOwn: boolean
  /** People who opened it of late; undefined where they are few. */
  people: number | undefined
}

/** What is said of an app of which nothing is said. */
const unsaid = (app: string): AppOverride => ({
  app,
  country: null,
  position: null,
  featured: false,
  hidden: false,
  beta: false,
  requestable: false,
  maintenance: null,
  owner: '',
})

/** In the agency's order, then in that of the portal; called as the menus call them. */
export function arrangedApps(
  { apps, overrides, usage }: Pick<ArrangedApps, 'apps' | 'overrides' | 'usage'>,
  listed: readonly MenuItem[],
  market: string | null = null,
): readonly ArrangedApp[] {
  const saidIn = (country: string | null) =>
    new Map(overrides.filter((each) => each.country === country).map((each) => [each.app, each]))
  const ofAgency = saidIn(null)
  const ofMarket = market === null ? undefined : saidIn(market)
  const titles = titlesIn(listed)
  const placeOf = ({ override: { position } }: ArrangedApp) => position ?? Number.MAX_SAFE_INTEGER
  return apps
    .map((app) => ({
      ...app,
      title: titles.get(app.key) ?? app.title,
      override: ofMarket?.get(app.key) ?? ofAgency.get(app.key) ?? unsaid(app.key),
      isOwn: ofMarket?.has(app.key) ?? false,
      people: usage[app.key],
    }))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The first line of an app has its name, further ones lead to its pages. */
export function titlesIn(listed: readonly MenuItem[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>()
  for (const { app, title } of listed.flatMap((item) => item.items ?? [item]))
    if (app && !titles.has(app)) titles.set(app, title)
  return titles
}

export type Sight = 'seen' | 'locked' | 'hidden'

/** How somebody with these permissions alone meets an app in the list. */
export function sightOf(
  { override, permissions }: ArrangedApp,
  granted: ReadonlySet<string>,
  prefix: string,
): Sight {
  if (override.hidden) return 'hidden'
  if (permissions.every((permission) => holds(granted, permission, prefix))) return 'seen'
  return override.requestable ? 'locked' : 'hidden'
}
