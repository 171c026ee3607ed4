import { foldText } from '../../search/fold-text.ts'
import type { CellText, GridColumn, CellValue } from '../../table/column.ts'
import type { ColumnFilter } from '../grid-view.ts'

/** Whether a row passes one column's filter. */
export function filterTest<Row>(
  filter: ColumnFilter,
  { value }: GridColumn<Row>,
  text: CellText,
): (row: Row) => boolean {
  const holds = valueTest(filter, text)
  return (row) => holds(value(row))
}

function valueTest(filter: ColumnFilter, text: CellText): (value: CellValue) => boolean {
  switch (filter.kind) {
    case 'text': {
      const words = foldText(filter.has).split(/\s+/).filter(Boolean)
      return (value) => {
        const folded = foldText(text(value))
        return words.every((word) => folded.includes(word))
      }
    }
    case 'choice': {
      const wanted = new Set(filter.of)
      return (value) => wanted.has(value === null ? '' : String(value))
    }
    case 'number':
    case 'date': {
      const { from, to } = filter
      return (value) => value !== null && (from === null || value >= from) && (to === null || value <= to)
    }
  }
}

/** A filter that asks for nothing is none. */
export function isFiltering(filter: ColumnFilter): boolean {
  if (filter.kind === 'text') return filter.has.trim() !== ''
  if (filter.kind === 'choice') return filter.of.length > 0
  return filter.from !== null || filter.to !== null
}
