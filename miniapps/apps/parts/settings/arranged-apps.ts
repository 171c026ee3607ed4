import type { AppOverride, ArrangedApps } from '../../../../shell/contract/catalogue.ts'
import type { MenuItem } from '../../../../shell/contract/layout.ts'

export interface ArrangedApp {
  key: string
  title: string
  category: string
  override: AppOverride
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
  { apps, overrides, usage }: ArrangedApps,
  listed: readonly MenuItem[],
): readonly ArrangedApp[] {
  const said = new Map(overrides.filter(({ country }) => country === null).map((each) => [each.app, each]))
  const titles = titlesIn(listed)
  const placeOf = ({ override: { position } }: ArrangedApp) => position ?? Number.MAX_SAFE_INTEGER
  return apps
    .map(({ key, title, category }) => ({
      key,
      title: titles.get(key) ?? title,
      category,
      override: said.get(key) ?? unsaid(key),
      people: usage[key],
    }))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The first line of an app has its name, further ones lead to its pages. */
function titlesIn(listed: readonly MenuItem[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>()
  for (const { app, title } of listed.flatMap((item) => item.items ?? [item]))
    if (app && !titles.has(app)) titles.set(app, title)
  return titles
}

/** All keys, with one of them a place further up or down. */
export function movedApps(apps: readonly ArrangedApp[], key: string, by: 1 | -1): string[] {
  const keys = apps.map((app) => app.key)
  const from = keys.indexOf(key)
  const to = from + by
  if (from < 0 || to < 0 || to >= keys.length) return keys
  keys.splice(from, 1)
  keys.splice(to, 0, key)
  return keys
}
