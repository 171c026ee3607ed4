import type { ReactNode } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { PageTree } from './page-tree.tsx'
import { SearchField } from './search-field.tsx'
import { SearchResults } from './search-results.tsx'
import { useQuery } from './use-query.ts'

/** The search and the tree of all pages, beside the page that is open or what was found. */
export function Frame({ children }: { children: ReactNode }) {
  const { tail } = useMiniApp().route
  const [query, setQuery] = useQuery(tail)
  return (
    <div className="docs">
      <div className="docs-side">
        <SearchField query={query} onChange={setQuery} />
        <PageTree key={tail} />
      </div>
      {query.trim() ? <SearchResults query={query} onClear={() => setQuery('')} /> : children}
    </div>
  )
}
