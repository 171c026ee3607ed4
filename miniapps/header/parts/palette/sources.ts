import type { Workspace } from '../../../../shell/contract/entities.ts'
import type { Layout, MenuItem } from '../../../../shell/contract/layout.ts'
import { brandIndex } from '../../../kit/search/brand-index.ts'
import { search } from '../../../kit/search/text-index.ts'
import { brandEntry } from './brand-entry.ts'
import { lockedSource } from './locked-source.ts'
import { menuEntries } from './menu-entries.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { entrySource, type Source } from './source.ts'

type Beside = 'commands' | 'settings' | 'documentation' | 'denied'
type Searched = { layout: Layout } & { [Kind in Beside]?: readonly PaletteEntry[] }

/** All that the palette searches. Apps, menus and brands are indexed once, not at every key press. */
export function sourcesOf({
  layout,
  commands = [],
  settings = [],
  documentation = [],
  denied = [],
}: Searched): readonly Source[] {
  const { apps, pages, lockedItems } = menuSources(layout)
  const isLocked = new Set(lockedItems.map(({ title }) => title))
  const others = denied.filter(({ title }) => !isLocked.has(title))
  return [
    entrySource('command', commands),
    apps,
    pages,
    brandSource(layout.brands),
    entrySource('setting', settings),
    entrySource('documentation', documentation),
    lockedSource([...lockedItems, ...others.filter(({ kind }) => kind === 'locked')], layout.closedBrands),
    entrySource(
      'coming',
      others.filter(({ kind }) => kind === 'coming'),
    ),
  ]
}

interface MenuSources {
  apps: Source
  pages: Source
  lockedItems: readonly PaletteEntry[]
}

const kept = new WeakMap<
  readonly MenuItem[],
  { topNavigation: readonly MenuItem[]; dashboardTabs: readonly MenuItem[]; sources: MenuSources }
>()

/** Menus keep their identity while unchanged; so does what is made of them. */
function menuSources({ apps, topNavigation, dashboardTabs }: Layout): MenuSources {
  const known = kept.get(apps)
  if (known?.topNavigation === topNavigation && known.dashboardTabs === dashboardTabs) return known.sources
  const seen = new Set<string>()
  const unseen = (entries: readonly PaletteEntry[]) =>
    entries.filter(({ id }) => !seen.has(id) && seen.add(id))
  const appEntries = unseen(menuEntries(apps, 'app'))
  const pageEntries = unseen(menuEntries([...dashboardTabs, ...topNavigation], 'page'))
  const isLocked = ({ kind }: PaletteEntry) => kind === 'locked'
  const sources = {
    apps: entrySource(
      'app',
      appEntries.filter((entry) => !isLocked(entry)),
    ),
    pages: entrySource(
      'page',
      pageEntries.filter((entry) => !isLocked(entry)),
    ),
    lockedItems: [...appEntries, ...pageEntries].filter(isLocked),
  }
  kept.set(apps, { topNavigation, dashboardTabs, sources })
  return sources
}

const brandsById = new WeakMap<readonly Workspace[], ReadonlyMap<string, Workspace>>()

function brandSource(brands: readonly Workspace[]): Source {
  return {
    kind: 'brand',
    prepare: () => void brandIndex(brands),
    search: (query, loose) => search(brandIndex(brands), query, { loose }),
    entryOf: brandEntry,
    byId: (id) => {
      const brand = id.startsWith('brand:') ? byId(brands).get(id.slice('brand:'.length)) : undefined
      return brand && brandEntry(brand)
    },
    first: (count) => brands.slice(0, count).map(brandEntry),
  }
}

function byId(brands: readonly Workspace[]): ReadonlyMap<string, Workspace> {
  let ids = brandsById.get(brands)
  if (!ids) brandsById.set(brands, (ids = new Map(brands.map((brand) => [brand.id, brand]))))
  return ids
}
