import { memo } from 'react'
import { ArrowDown, ArrowUp, ListFilter, EllipsisVertical } from 'lucide'
import { Icon } from '../../controls/icon.tsx'
import { columnLabel, type GridColumn } from '../../table/column.ts'
import { pressedSorts } from '../grid-view.ts'
import { isFiltering } from '../rows/filter-test.ts'
import { words } from '../words/words.ts'
import { type ColumnsInSight, isDrawn } from './use-columns-in-sight.ts'
import { OverHeadings } from './over-headings.tsx'
import { type ColumnLayout, isEdge, pinOf } from './column-layout.ts'
import type { GridModel } from './use-grid.ts'

interface GridHeaderProps<Row> extends ColumnsInSight {
  grid: GridModel<Row>
  layout: ColumnLayout
  /** The column of the cursor, -1 where it is in a row. */
  cursor: number
  ticks: { all: boolean; some: boolean; toggle(): void } | null
  /** The column whose menu is open. */
  menuOf: string | null
  onMenu(key: string): void
}

/** The line of headings: a press sorts, with Shift beside other sorts; each has its menu. */
function Header<Row>({ grid, layout, cursor, ticks, menuOf, onMenu, ...sight }: GridHeaderProps<Row>) {
  const { pinnedCount } = layout
  const { headings, columns } = grid
  return (
    <div role="rowgroup" className="os-grid-head">
      {headings === 2 && <OverHeadings {...{ columns, layout, ...sight }} hasTicks={ticks !== null} />}
      <div className="os-grid-row" role="row" aria-rowindex={headings} data-line={-1}>
        {ticks && (
          <div className="os-grid-tick" role="columnheader" aria-colindex={1}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={words('tick.all')}
              checked={ticks.all}
              ref={(input) => {
                if (input) input.indeterminate = ticks.some
              }}
              onChange={ticks.toggle}
            />
          </div>
        )}
        {columns.map(
          (column, at) =>
            isDrawn(at, { ...sight, pinnedCount, cursor }) && (
              <Heading
                key={column.key}
                {...{ grid, column, at, layout, onMenu }}
                colIndex={at + (ticks ? 2 : 1)}
                hasCursor={at === cursor}
                isOpen={menuOf === column.key}
              />
            ),
        )}
      </div>
    </div>
  )
}

/** Not drawn again while rows scroll. */
export const GridHeader = memo(Header) as typeof Header

/** What the column's menu stands beside. */
export const HEADING_ANCHOR = '--os-grid-heading'

interface HeadingProps<Row> extends Pick<GridHeaderProps<Row>, 'grid' | 'layout' | 'onMenu'> {
  column: GridColumn<Row>
  at: number
  colIndex: number
  hasCursor: boolean
  isOpen: boolean
}

function Heading<Row>({ grid, column, at, colIndex, layout, hasCursor, isOpen, onMenu }: HeadingProps<Row>) {
  const { view, setView } = grid
  const { key, title, unit, type } = column
  const direction = view.sorts.find((sort) => sort.key === key)?.direction
  const filter = view.filters[key]
  const label = columnLabel(column)
  return (
    <div
      className="os-grid-cell os-grid-heading"
      role="columnheader"
      aria-label={label}
      aria-colindex={colIndex}
      aria-sort={direction}
      data-column={at}
      data-align={type === 'number' ? 'end' : undefined}
      data-pinned={pinOf(layout, at)}
      data-edge={isEdge(layout, at)}
      tabIndex={hasCursor ? 0 : -1}
      style={layout.cellStyles[at]}
    >
      <button
        type="button"
        className="os-grid-sort"
        tabIndex={-1}
        onClick={(event) => setView({ sorts: pressedSorts(view.sorts, key, event.shiftKey) })}
      >
        <span className="os-truncate">
          {title}
          {unit && <span className="os-muted"> ({unit})</span>}
        </span>
        {direction && <Icon of={direction === 'descending' ? ArrowDown : ArrowUp} />}
        {filter && isFiltering(filter) && <Icon of={ListFilter} />}
      </button>
      <button
        type="button"
        className="os-grid-menu-button"
        tabIndex={-1}
        aria-label={words('options', { column: label })}
        title={words('options', { column: label })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        style={isOpen ? { anchorName: HEADING_ANCHOR } : undefined}
        onClick={() => onMenu(key)}
      >
        <Icon of={EllipsisVertical} />
      </button>
    </div>
  )
}
