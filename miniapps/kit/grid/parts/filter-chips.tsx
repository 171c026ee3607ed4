import { X } from 'lucide'
import { Icon } from '../../controls/icon.tsx'
import { type Format, useFormat } from '../../words/format.ts'
import { columnLabel, type GridColumn } from '../../table/column.ts'
import type { ColumnFilter } from '../grid-view.ts'
import { isFiltering } from '../rows/filter-test.ts'
import { words } from '../words/words.ts'
import type { GridModel } from './use-grid.ts'

/** Every filter in words, also those of columns that are hidden; a press takes it away. */
export function FilterChips<Row>({ grid }: { grid: GridModel<Row> }) {
  const { view, setView, props } = grid
  const format = useFormat()
  return props.columns.map((column) => {
    const { [column.key]: filter, ...others } = view.filters
    if (!filter || !isFiltering(filter)) return null
    return (
      <button
        key={column.key}
        type="button"
        className="os-badge os-grid-chip"
        title={words('filter.remove', { column: columnLabel(column) })}
        onClick={() => setView({ filters: others })}
      >
        <span className="os-truncate">{saidFilter(column, filter, grid, format)}</span>
        <Icon of={X} />
      </button>
    )
  })
}

function saidFilter<Row>(
  column: GridColumn<Row>,
  filter: ColumnFilter,
  grid: GridModel<Row>,
  format: Format,
): string {
  const said = { column: columnLabel(column) }
  const text = grid.textOf(column)
  if (filter.kind === 'text') return words('filter.said.text', { ...said, text: filter.has.trim() })
  if (filter.kind === 'choice') {
    const values = format.list(filter.of.map((value) => text(value) || words('noValue')))
    return words('filter.said.of', { ...said, values })
  }
  const [from, to] = [text(filter.from), text(filter.to)]
  if (filter.to === null) return words('filter.said.from', { ...said, from })
  if (filter.from === null) return words('filter.said.to', { ...said, to })
  return words('filter.said.between', { ...said, from, to })
}
