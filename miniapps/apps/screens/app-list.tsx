import { useMemo, type FormEvent } from 'react'
import { Search } from 'lucide'
import { useEntryState } from '../../kit/bridge/use-entry-state.ts'
import { useLayout } from '../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { AppSection } from '../parts/app-section.tsx'
import { appIndex, findApps, groupsOf } from '../parts/listed-apps.ts'
import { MoreApps } from '../parts/more-apps.tsx'
import { words } from '../words/words.ts'

export function AppList() {
  const { portal } = useMiniApp()
  const apps = useLayout((layout) => layout.apps)
  const [query, setQuery] = useEntryState('query', '')
  const groups = useMemo(() => groupsOf(apps), [apps])
  const index = useMemo(() => appIndex(groups), [groups])
  const isSearching = query.trim() !== ''
  const found = isSearching ? findApps(index, query) : []
  const openFirst = (event: FormEvent) => {
    event.preventDefault()
    const first = found.find(({ state }) => state !== 'locked')
    if (first) portal.navigate(first.path)
  }
  if (groups.length === 0)
    return (
      <>
        <PageHeader title={portal.app.title} />
        <EmptyState title={words('none')}>{words('noneHint')}</EmptyState>
        <MoreApps />
      </>
    )
  return (
    <>
      <PageHeader title={portal.app.title} subtitle={words('lead')} />
      <search>
        <form className="app-search" onSubmit={openFirst}>
          <TextField
            type="search"
            label={words('search')}
            hideLabel
            placeholder={words('search')}
            icon={Search}
            value={query}
            onChange={setQuery}
          />
          <output className="os-small os-muted">
            {words('count', { count: isSearching ? found.length : index.length })}
          </output>
        </form>
      </search>
      {isSearching && found.length === 0 ? (
        <EmptyState
          title={words('noMatch', { query: query.trim() })}
          action={<Button onClick={() => setQuery('')}>{words('clear')}</Button>}
        >
          {words('noMatchHint')}
        </EmptyState>
      ) : isSearching ? (
        <AppSection title={words('found')} apps={found} />
      ) : (
        groups.map(({ title, apps: of }) => (
          <AppSection key={title} title={title || words('general')} apps={of} />
        ))
      )}
      <MoreApps />
    </>
  )
}
