import { foldText } from '../search/fold-text.ts'
import { passes, type Filter, type FilterValues } from '../views/filters/filter.ts'

/** A filter that is asked of rows in the browser: by this value of theirs. */
export type RowFilter<Row> = Filter & { value?(row: Row): string | number | null }

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
      filters.every((filter) => !filter.value || passes(filter, values[filter.key], filter.value(row))) &&
      (isShown?.(row, values) ?? true),
  )
}
