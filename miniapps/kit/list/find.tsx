import type { ReactNode, RefObject } from 'react'
import { Search } from 'lucide'
import { TextField } from '../controls/text-field.tsx'
import { FilterBar } from '../views/filters/filter-bar.tsx'
import type { Filter, FilterValues } from '../views/filters/filter.ts'
import type { List } from './use-list.ts'

export interface FindOptions {
  /** Names the search; without it there is none. */
  search?: string | undefined
  /** In the empty field, where it is more than the name. */
  searchHint?: string
  /** Those of the list where nothing else is given. */
  filters?: readonly Filter[]
  /** At the end: a link to share, another way to look at the rows. */
  beside?: ReactNode
}

interface FindProps extends FindOptions {
  list: Pick<List<unknown>, 'values' | 'set'> & { filters: readonly Filter[] }
  status: string
  /** The search field: where the focus goes when all is cleared. */
  field: RefObject<HTMLInputElement | null>
}

/** As long as a name, and shorter than what a server refuses. */
const SEARCH_MAX_CHARACTERS = 120

/** Above a list: its search, its filters, and how many there are. */
export function Find({
  list,
  search,
  searchHint = search,
  filters = list.filters,
  beside,
  status,
  field,
}: FindProps) {
  const { values, set } = list
  const chosen = Object.fromEntries(filters.flatMap(({ key }) => (values[key] ? [[key, values[key]]] : [])))
  const change = (next: FilterValues) =>
    set({ ...Object.fromEntries(filters.map(({ key }) => [key, ''])), ...next })
  const isBare = search === undefined && filters.length === 0
  return (
    <div className="os-list-find">
      {search !== undefined && (
        <search>
          <TextField
            ref={field}
            type="search"
            hideLabel
            label={search}
            placeholder={searchHint}
            icon={Search}
            maxLength={SEARCH_MAX_CHARACTERS}
            value={values['q'] ?? ''}
            onChange={(q) => set({ q })}
          />
        </search>
      )}
      {filters.length > 0 && <FilterBar filters={filters} values={chosen} onChange={change} />}
      <output className={isBare ? 'os-visually-hidden' : 'os-muted'}>{status}</output>
      {beside}
    </div>
  )
}
