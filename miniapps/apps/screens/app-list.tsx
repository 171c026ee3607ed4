import { useContext, useMemo } from 'react'
import { useEntryState } from '../../kit/bridge/use-entry-state.ts'
import { useLayout } from '../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { AppSection } from '../parts/app-section.tsx'
import { Favourites } from '../parts/favourites.ts'
import { ownSections } from '../parts/own-sections.ts'
import { useMyApps } from '../parts/use-my-apps.ts'
import { AppSearch } from '../parts/app-search.tsx'
import { AppsByCategory } from '../parts/apps-by-category.tsx'
import { FoundApps } from '../parts/found-apps.tsx'
import { appIndex, builtFirst, findApps, groupsOf, type AppGroup } from '../parts/listed-apps.ts'
import { words } from '../words/words.ts'

export function AppList() {
  const { portal } = useMiniApp()
  const apps = useLayout((layout) => layout.apps)
  const groups = useMemo(() => groupsOf(apps), [apps])
  return (
    <>
      <PageHeader title={portal.app.title} subtitle={words('lead')} />
      {groups.length > 0 ? (
        <SearchableApps groups={groups} />
      ) : (
        <EmptyState title={words('none')}>{words('noneHint')}</EmptyState>
      )}
    </>
  )
}

const ORDERS = ['category', 'title'] as const

function SearchableApps({ groups }: { groups: readonly AppGroup[] }) {
  const { portal } = useMiniApp()
  const [query, setQuery] = useEntryState('query', '')
  const myApps = useMyApps()
  const index = useMemo(() => appIndex(groups), [groups])
  const found = query.trim() ? findApps(index, query) : undefined
  const open = useMemo(
    () => builtFirst(groups).built.reduce((sum, { apps }) => sum + apps.length, 0),
    [groups],
  )
  const openFirst = () => {
    const first = found?.find(({ state }) => state !== 'locked')
    if (first) portal.navigate(first.path)
  }
  return (
    <>
      <AppSearch query={query} onChange={setQuery} onSubmit={openFirst} count={found?.length ?? open} />
      <Favourites value={myApps}>
        {found ? (
          <FoundApps query={query} apps={found} onClear={() => setQuery('')} />
        ) : (
          <AllApps groups={groups} />
        )}
      </Favourites>
    </>
  )
}

/** What is near at hand first, then everything. */
function AllApps({ groups }: { groups: readonly AppGroup[] }) {
  const { mine } = useContext(Favourites)
  const [order, setOrder] = useEntryState('order', 'category')
  const { featured, favourites, recent } = useMemo(() => ownSections(groups, mine), [groups, mine])
  return (
    <>
      {featured.length > 0 && <AppSection title={words('featured')} apps={featured} />}
      {favourites.length > 0 && <AppSection title={words('favourites')} apps={favourites} />}
      {recent.length > 0 && <AppSection title={words('recent')} apps={recent} />}
      <div className="app-order">
        <Select
          label={words('order')}
          value={order}
          onChange={setOrder}
          options={ORDERS.map((value) => ({ value, label: words(`order.${value}`) }))}
        />
      </div>
      <AppsByCategory groups={groups} isByTitle={order === 'title'} featured={featured} />
    </>
  )
}
