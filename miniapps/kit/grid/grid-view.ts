import type { Direction } from '../table/sort-rows.ts'

/** What a column is asked to hold: a text in it, from and to, or one of some values ('' for an empty cell). */
export type ColumnFilter =
  | { kind: 'text'; has: string }
  | { kind: 'number'; from: number | null; to: number | null }
  | { kind: 'date'; from: string | null; to: string | null }
  | { kind: 'choice'; of: readonly string[] }

export interface ColumnSort {
  key: string
  direction: Direction
}

/** How somebody has arranged a grid: plain data that is saved under a name, or written into a link. */
export interface GridView {
  sorts: readonly ColumnSort[]
  filters: Readonly<Record<string, ColumnFilter>>
  group: string | null
  /** Groups within each group. */
  subgroup: string | null
  /** Keys in the order they are shown; columns that came later stand behind them. */
  order: readonly string[]
  hidden: readonly string[]
  pinned: readonly string[]
  /** Wider than they were at first. */
  wide: readonly string[]
}

export const PLAIN_VIEW: GridView = {
  sorts: [],
  filters: {},
  group: null,
  subgroup: null,
  order: [],
  hidden: [],
  pinned: [],
  wide: [],
}

/** Columns by which rows are in groups, the outer one first. */
export const groupsOf = ({ group, subgroup }: Pick<GridView, 'group' | 'subgroup'>): readonly string[] =>
  group === null ? [] : subgroup === null || subgroup === group ? [group] : [group, subgroup]

/** What a press on a heading makes of the sorts: up, down, not at all; `adds` keeps those of other columns before it. */
export function pressedSorts(
  sorts: readonly ColumnSort[],
  key: string,
  adds: boolean,
): readonly ColumnSort[] {
  const before = sorts.find((sort) => sort.key === key)?.direction
  const next: Direction | null =
    before === undefined ? 'ascending' : before === 'ascending' ? 'descending' : null
  if (!adds) return next ? [{ key, direction: next }] : []
  if (before === undefined) return [...sorts, { key, direction: 'ascending' }]
  return sorts.flatMap((sort) => (sort.key !== key ? sort : next ? { key, direction: next } : []))
}

/** For a link, and for storage: what is as it was at first is left out. */
export function writeView(view: GridView): string {
  const changed = Object.entries(view).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(PLAIN_VIEW[key as keyof GridView]),
  )
  return changed.length === 0 ? '' : JSON.stringify(Object.fromEntries(changed))
}

/** The view of a text from a link or storage; what it says of columns that are not there any more is left out. */
export function readView(text: string | null | undefined, keys: readonly string[]): GridView {
  const found = parsed(text)
  const isKnown = (key: unknown): key is string => typeof key === 'string' && keys.includes(key)
  const keysOf = (list: unknown) => (Array.isArray(list) ? list.filter(isKnown) : [])
  const sorts = Array.isArray(found.sorts)
    ? found.sorts.filter((sort) => isSort(sort) && isKnown(sort.key))
    : []
  const filters = Object.entries(isRecord(found.filters) ? found.filters : {}).filter(
    (entry): entry is [string, ColumnFilter] => isKnown(entry[0]) && isFilter(entry[1]),
  )
  return {
    sorts,
    filters: Object.fromEntries(filters),
    group: isKnown(found.group) ? found.group : null,
    subgroup: isKnown(found.subgroup) ? found.subgroup : null,
    order: keysOf(found.order),
    hidden: keysOf(found.hidden),
    pinned: keysOf(found.pinned),
    wide: keysOf(found.wide),
  }
}

function parsed(text: string | null | undefined): Partial<Record<keyof GridView, unknown>> {
  try {
    const found: unknown = JSON.parse(text || '{}')
    return isRecord(found) ? found : {}
  } catch {
    return {} // somebody shortened the link
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSort = (value: unknown): value is ColumnSort =>
  isRecord(value) && (value['direction'] === 'ascending' || value['direction'] === 'descending')

const orNull = (type: 'string' | 'number', ...values: readonly unknown[]) =>
  values.every((value) => value === null || typeof value === type)

function isFilter(value: unknown): value is ColumnFilter {
  if (!isRecord(value)) return false
  const { kind, has, from, to, of } = value
  if (kind === 'text') return typeof has === 'string'
  if (kind === 'number') return orNull('number', from, to)
  if (kind === 'date') return orNull('string', from, to)
  return kind === 'choice' && Array.isArray(of) && of.every((each) => typeof each === 'string')
}
