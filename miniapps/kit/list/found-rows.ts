import { foldText } from '../search/fold-text.ts'
import { passes, type Filter, type FilterValues } from '../views/filters/filter.ts'

type Value = string | number | null

/** A filter that is asked of rows in the browser: by this value of theirs, or by any of several. */
export type RowFilter<Row> = Filter & { value?(row: Row): Value | readonly Value[] }

export interface Wanted<Row> {
  rows: readonly Row[]
  values: FilterValues
  filters: readonly RowFilter<Row>[]
  /** A row is found by this text. */
  search?(row: Row): string
  /** Hides rows beside search and filters, such as archived ones until somebody asks for them. */
  isShown?(row: Row, values: FilterValues): boolean
}

/** Rows that search and filters let through, in their order. */
export function foundRows<Row>({ rows, values, filters, search, isShown }: Wanted<Row>): readonly Row[] {
  const text = foldText((values['q'] ?? '').trim())
  return rows.filter(
    (row) =>
      (!text || !search || foldText(search(row)).includes(text)) &&
      filters.every((filter) => !filter.value || isFound(filter, values[filter.key], filter.value(row))) &&
      (isShown?.(row, values) ?? true),
  )
}

/** A row with no value at all is asked as one whose value is not known. */
const isFound = (filter: Filter, asked: string | undefined, found: Value | readonly Value[]): boolean =>
  (Array.isArray(found) ? (found.length ? found : [null]) : [found]).some((each: Value) =>
    passes(filter, asked, each),
  )
