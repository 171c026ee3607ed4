import { memo, useMemo } from 'react'
import { ChevronDown, ChevronRight } from 'lucide'
import { Icon } from '../../controls/icon.tsx'
import type { GridColumn } from '../../table/column.ts'
import { aggregateOf, type RowGroup, rowsAt } from '../rows/group-rows.ts'
import { words } from '../words/words.ts'
import { type ColumnLayout, isEdge, pinOf } from './column-layout.ts'
import { TotalOf } from './total-row.tsx'
import { type ColumnsInSight, isDrawn } from './use-columns-in-sight.ts'
import type { GridModel } from './use-grid.ts'

interface GroupRowProps<Row> extends ColumnsInSight {
  grid: GridModel<Row>
  group: RowGroup
  line: number
  topPx: number
  layout: ColumnLayout
  cursor: number
  headings: number
}

/** The heading of a group: what its rows share, how many there are, and its figures. */
function Group<Row>({ grid, group, line, topPx, layout, cursor, headings, first, last }: GroupRowProps<Row>) {
  const { rows, positions } = grid.arranged
  const hasTotals = grid.props.totalOf !== undefined
  const totals = useMemo(
    () => (hasTotals ? rowsAt(rows, positions, group) : undefined),
    [hasTotals, rows, positions, group],
  )
  const isClosed = grid.isClosed(group.key)
  const sight = { first, last, pinnedCount: layout.pinnedCount, cursor }
  const offset = layout.ticksPx > 0 ? 2 : 1 // it has no box to tick, its name begins there
  return (
    <div
      className="os-grid-row os-grid-group"
      role="row"
      aria-rowindex={line + 1 + headings}
      aria-level={group.level}
      aria-expanded={!isClosed}
      data-line={line}
      data-level={group.level}
      style={{ insetBlockStart: topPx }}
    >
      {grid.columns.map(
        (column, at) =>
          isDrawn(at, sight) && (
            <div
              key={column.key}
              className="os-grid-cell"
              role={at === 0 ? 'rowheader' : 'gridcell'}
              aria-colindex={at + offset}
              data-column={at}
              data-align={column.type === 'number' ? 'end' : undefined}
              data-pinned={pinOf(layout, at)}
              data-edge={isEdge(layout, at)}
              tabIndex={at === cursor ? 0 : -1}
              style={
                at === 0 ? { gridColumn: `1 / ${offset + 1}`, insetInlineStart: 0 } : layout.cellStyles[at]
              }
            >
              {at === 0 ? (
                <button type="button" tabIndex={-1} onClick={() => grid.toggleGroup(group.key)}>
                  <Icon of={isClosed ? ChevronRight : ChevronDown} />
                  <span className="os-truncate">{group.text}</span>
                  <span className="os-muted">{words('rows', { count: group.end - group.start })}</span>
                </button>
              ) : totals ? (
                <TotalOf grid={grid} rows={totals} column={column} />
              ) : (
                <Figure grid={grid} group={group} column={column} />
              )}
            </div>
          ),
      )}
    </div>
  )
}

/** Not drawn again while rows scroll: its figures go over every row of the group. */
export const GroupRow = memo(Group) as typeof Group

interface FigureProps<Row> {
  grid: GridModel<Row>
  group: RowGroup
  column: GridColumn<Row>
}

function Figure<Row>({ grid, group, column }: FigureProps<Row>) {
  const { rows, positions } = grid.arranged
  const value = useMemo(
    () => (column.aggregate ? aggregateOf(rows, positions, group, column) : null),
    [rows, positions, group, column],
  )
  if (!column.aggregate) return null
  const figure = grid.textOf(column)(value)
  return figure === '' ? null : words(`aggregate.${column.aggregate}`, { figure })
}
