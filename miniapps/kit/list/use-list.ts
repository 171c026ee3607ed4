import { useState } from 'react'
import type { ApiName } from '../../../shell/contract/api-bases.ts'
import type { Resource } from '../bridge/use-resource.ts'
import { useSettled } from '../bridge/use-settled.ts'
import { withQuery, type Query } from '../bridge/with-query.ts'
import { choiceIn, type FilterValues } from '../views/filters/filter.ts'
import { useAddressValues } from '../views/use-address-values.ts'
import { foundRows, type RowFilter, type Wanted } from './found-rows.ts'
import { usePages, type Pages } from './use-pages.ts'
import { useSameRows } from './use-same-rows.ts'

interface EveryList<Row> {
  /** Of its own within the app: Back finds its rows again by it. */
  name: string
  /** `id` where nothing else is said. */
  rowKey?(row: Row): string
  /** They stand in the address, as the search does. */
  filters?: readonly RowFilter<Row>[]
  /** Keys in the address of filters that the screen makes of what the server counts. */
  facets?: readonly string[]
  /** Further keys in the address, which narrow nothing by themselves. */
  keys?: readonly string[]
}

/** Asked page by page of one of our APIs: `api: 'access', from: '/people'`. */
interface PagedList {
  api: ApiName
  /** Null while it is not known yet. */
  from: string | null
  /** Rows of a page. */
  limit?: number
  /** Query of what stands in the address, `q` among it; without this, the search and what is chosen of each filter. */
  ask?(values: FilterValues): Query
}

/** All of its rows are in the browser. */
interface WholeList<Row> extends Pick<Wanted<Row>, 'search' | 'isShown'> {
  rows: Omit<Resource<readonly Row[]>, 'setData'> | readonly Row[]
}

export type ListOptions<Row> = EveryList<Row> & (PagedList | WholeList<Row>)

export interface List<Row> extends Omit<Pages<Row>, 'rows'> {
  /** Those that have come and are found. */
  rows: readonly Row[]
  /** As the rows have come once. */
  isLoaded: boolean
  /** A search or a filter leaves rows out. */
  isNarrowed: boolean
  filters: readonly RowFilter<Row>[]
  /** Search and filters, from the address. */
  values: FilterValues
  /** Changes some of it; '' takes one away. */
  set(part: FilterValues): void
  clear(): void
  /** Search and filters as a text, always in the same order; '' for everything. */
  query: string
  setQuery(query: string): void
  /** The server is asked with this, pages aside: for an export of what is found. */
  asked: Query
  rowKey(row: Row): string
  ticked: ReadonlySet<string>
  tick(keys: ReadonlySet<string>): void
  /** Rows of what is ticked: those that are found, where the screen does not know the others. */
  tickedRows: readonly Row[]
}

const NOTHING: ReadonlySet<string> = new Set()

/** A list: searched, filtered, brought page by page, ticked. `ListScreen` draws it. */
export function useList<Row>(of: ListOptions<Row>): List<Row> {
  const { filters = [], facets = [], keys = [], rowKey = idOf } = of
  const narrowing = [...filters.map(({ key }) => key), ...facets]
  const searched = ['q', ...narrowing]
  const [values, setValues] = useAddressValues([...searched, ...keys])
  const asked = useAsked(of, narrowing, values)
  const isPaged = 'from' in of
  const path = isPaged && of.from !== null ? withQuery(of.from, { ...asked, limit: of.limit }) : null
  const pages = usePages<Row>(isPaged ? of.api : '', path, of.name)
  const source = isPaged ? pages : { ...pages, ...wholeOf(of.rows) }
  const all = source.rows ?? []
  const rows = useSameRows(isPaged ? all : foundRows({ ...of, rows: all, values, filters }))
  const [ticked, tick] = useState(NOTHING)
  const set = (part: FilterValues) =>
    setValues(Object.fromEntries(Object.entries({ ...values, ...part }).filter(([, value]) => value !== '')))
  const setQuery = (query: string) => set(readQuery(searched, query))
  return {
    ...source,
    rows,
    isLoaded: source.rows !== undefined,
    isNarrowed: searched.some((key) => values[key]),
    filters,
    values,
    set,
    clear: () => setQuery(''),
    query: writeQuery(searched, values),
    setQuery,
    asked,
    rowKey,
    ticked,
    tick,
    tickedRows: rows.filter((row) => ticked.has(rowKey(row))),
  }
}

/** Rows at hand are as a resource that has come. */
function wholeOf<Row>(rows: WholeList<Row>['rows']) {
  if (!('reload' in rows)) return { rows, total: rows.length }
  const { data, error, loading, reload } = rows
  return { rows: data, total: data?.length, error, loading, reload }
}

const idOf = (row: unknown): string => (row as { id: string }).id

const writeQuery = (keys: readonly string[], values: FilterValues): string =>
  new URLSearchParams(keys.flatMap((key) => (values[key] ? [[key, values[key]]] : []))).toString()

function readQuery(keys: readonly string[], query: string): FilterValues {
  const values = new URLSearchParams(query)
  return Object.fromEntries(keys.map((key) => [key, values.get(key) ?? '']))
}

/** The query for the server; the search joins it once typing pauses. */
function useAsked<Row>(of: ListOptions<Row>, narrowing: readonly string[], values: FilterValues): Query {
  const q = useSettled(values['q'] ?? '').trim()
  if ('from' in of && of.ask) return of.ask({ ...values, q })
  return { q, ...Object.fromEntries(narrowing.map((key) => [key, choiceIn(values[key])])) }
}
