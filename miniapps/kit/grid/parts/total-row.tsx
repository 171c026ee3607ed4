import { useMemo } from 'react'
import type { GridColumn } from '../../table/column.ts'
import { rowsAt } from '../rows/group-rows.ts'
import { words } from '../words/words.ts'
import { type ColumnLayout, isEdge, pinOf } from './column-layout.ts'
import { type ColumnsInSight, isDrawn } from './use-columns-in-sight.ts'
import type { GridModel } from './use-grid.ts'

interface TotalRowProps<Row> extends ColumnsInSight {
  grid: GridModel<Row>
  layout: ColumnLayout
}

/** At the foot: figures over all rows that are shown. It stays there while they scroll. */
export function TotalRow<Row>({ grid, layout, first, last }: TotalRowProps<Row>) {
  const { arranged, lines, headings, columns } = grid
  const { rows, positions } = arranged
  const shown = useMemo(() => rowsAt(rows, positions), [rows, positions])
  const offset = layout.ticksPx > 0 ? 2 : 1
  const sight = { first, last, pinnedCount: layout.pinnedCount, cursor: -1 }
  return (
    <div role="rowgroup" className="os-grid-foot">
      <div className="os-grid-row os-grid-group" role="row" aria-rowindex={headings + lines.length + 1}>
        {columns.map(
          (column, at) =>
            isDrawn(at, sight) && (
              <div
                key={column.key}
                className="os-grid-cell"
                role={at === 0 ? 'rowheader' : 'gridcell'}
                aria-colindex={at + offset}
                data-align={column.type === 'number' ? 'end' : undefined}
                data-pinned={pinOf(layout, at)}
                data-edge={isEdge(layout, at)}
                style={
                  at === 0 ? { gridColumn: `1 / ${offset + 1}`, insetInlineStart: 0 } : layout.cellStyles[at]
                }
              >
                {at === 0 ? words('total') : <TotalOf grid={grid} rows={shown} column={column} />}
              </div>
            ),
        )}
      </div>
    </div>
  )
}

interface TotalOfProps<Row> {
  grid: GridModel<Row>
  rows: readonly Row[]
  column: GridColumn<Row>
}

/** The total of one column over some rows. The app computes it, since reach and rates do not add up. */
export function TotalOf<Row>({ grid, rows, column }: TotalOfProps<Row>) {
  const { totalOf } = grid.props
  const value = useMemo(() => totalOf?.(rows, column.key) ?? null, [totalOf, rows, column.key])
  return grid.textOf(column)(value)
}
