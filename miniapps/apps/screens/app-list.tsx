import { useMemo } from 'react'
import { useEntryState } from '../../kit/bridge/use-entry-state.ts'
import { useLayout } from '../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { AppSearch } from '../parts/app-search.tsx'
import { AppsByCategory } from '../parts/apps-by-category.tsx'
import { FoundApps } from '../parts/found-apps.tsx'
import { appIndex, findApps, groupsOf, type AppGroup } from '../parts/listed-apps.ts'
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

function SearchableApps({ groups }: { groups: readonly AppGroup[] }) {
  const { portal } = useMiniApp()
  const [query, setQuery] = useEntryState('query', '')
  const index = useMemo(() => appIndex(groups), [groups])
  const found = query.trim() ? findApps(index, query) : undefined
  const openFirst = () => {
    const first = found?.find(({ state }) => state !== 'locked')
    if (first) portal.navigate(first.path)
  }
  return (
    <>
      <AppSearch
        query={query}
        onChange={setQuery}
        onSubmit={openFirst}
        count={found?.length ?? index.length}
      />
      {found ? (
        <FoundApps query={query} apps={found} onClear={() => setQuery('')} />
      ) : (
        <AppsByCategory groups={groups} />
      )}
    </>
  )
}
