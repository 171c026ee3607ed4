import { useDeferredValue, useEffect, useRef } from 'react'
import { Search as SearchIcon, SearchX } from 'lucide'
import { readSearch, saysSomething, withFilter } from '../../../domain/search/search-query.ts'
import type { Found } from '../../../domain/search/wire.ts'
import { useAnswer } from '../../../kit/bridge/use-answer.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useSettled } from '../../../kit/bridge/use-settled.ts'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import { useSingleKey } from '../../../kit/bridge/use-single-key.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { PageHeader } from '../../../kit/controls/page-header.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useAddressValues } from '../../../kit/views/use-address-values.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { Facets } from './facets.tsx'
import { foundApps } from './found-apps.ts'
import { FoundGroups } from './found-groups.tsx'
import { words } from './words/words.ts'
import sheet from './search.css?sheet'

/** One search over apps, brands, people and documents; what is looked for stands in the address. */
export function Search() {
  useSheet(sheet)
  const { portal } = useMiniApp()
  const [{ q = '' }, setValues] = useAddressValues(['q'])
  const field = useRef<HTMLInputElement>(null)
  const found = useFound(q)
  const query = readSearch(q)
  const title = words('title')
  useSingleKey('/', () => field.current?.focus())
  useEffect(() => void portal.emit('set-breadcrumbs', { text: title }), [portal, title])
  const change = (text: string) => setValues({ q: text })
  return (
    <>
      <PageHeader title={title} subtitle={words('lead')} />
      <div className="search-page">
        <TextField
          ref={field}
          type="search"
          label={words('label')}
          hideLabel
          icon={SearchIcon}
          placeholder={words('placeholder')}
          help={words('help')}
          aria-keyshortcuts="/"
          value={q}
          onChange={change}
          autoComplete="off"
          spellCheck={false}
        />
        <Facets query={query} onFilter={(filter, value) => change(withFilter(q, filter, value))} />
        {saysSomething(query) ? <Results {...found} /> : <p className="os-muted">{words('start')}</p>}
      </div>
    </>
  )
}

type FoundThings = ReturnType<typeof useFound>

function Results({ data, apps, error, loading, reload }: FoundThings) {
  const { list } = useFormat()
  if (!data && error) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  if (!data) return <Skeleton label={words('searching')} lines={[64, 80, 72]} lineHeight={2.75} />
  const count = apps.length + data.brands.length + data.people.length + data.documents.length
  return (
    <>
      <output className="os-visually-hidden">{words('count', { count })}</output>
      {count === 0 ? (
        <EmptyState icon={SearchX} title={words('none.title')}>
          {data.unknown?.length ? words('none.filters', { filters: list(data.unknown) }) : words('none.text')}
        </EmptyState>
      ) : (
        <FoundGroups found={data} apps={apps} />
      )}
    </>
  )
}

function useFound(q: string) {
  const { context } = useMiniApp()
  const items = useLayout(({ apps }) => apps)
  const asked = useSettled(q)
  const { tenant, workspace, displaySettings } = context
  const path = withQuery('', {
    q: asked,
    agency: tenant.code,
    brand: workspace?.id,
    language: displaySettings.displayLanguage,
  })
  const resource = useAnswer<Found>('search', saysSomething(readSearch(asked)) ? path : null)
  const apps = useDeferredValue(foundApps(items, readSearch(q)))
  return { ...resource, apps }
}
