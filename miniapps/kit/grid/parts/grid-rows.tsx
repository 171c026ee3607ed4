import { useMemo, useState } from 'react'
import { type Box, boxOf, isOneCell } from '../cells/cell-range.ts'
import { type CellPerson, peopleByRow } from '../cells/cell-marks.ts'
import { CellEditor } from './cell-editor.tsx'
import type { ColumnLayout } from './column-layout.ts'
import { GridRow } from './grid-row.tsx'
import type { GridTools, Writing } from './grid-tools.ts'
import { GroupRow } from './group-row.tsx'
import { RowSlots } from './row-slots.ts'
import type { ColumnsInSight } from './use-columns-in-sight.ts'
import type { Ticks } from './use-ticks.ts'
import type { LinesInSight } from './use-window.ts'

interface GridRowsProps<Row> extends ColumnsInSight, Pick<LinesInSight, 'rowPx' | 'shown' | 'totalPx'> {
  tools: GridTools<Row>
  layout: ColumnLayout
  ticks: Ticks<Row> | null
  writing: Writing | null
  /** The place that cells go to which are drawn elsewhere now. */
  target: Box | null
}

const NOBODY: readonly CellPerson[] = []

/** The lines in sight. */
export function GridRows<Row>(props: GridRowsProps<Row>) {
  const { tools, layout, ticks, writing, target, rowPx, shown, totalPx, first, last } = props
  const { lines, columns, groups, textOf, rowOf, headings, arranged } = tools.grid
  const depth = groups.length > 0 ? arranged.groups.length : 0
  const { marksOf, lockedBecause, rowKey, others = NOBODY } = tools.grid.props
  const { range } = tools.cursor
  const place = range.cursor
  const [slots] = useState(() => new RowSlots())
  const keys = slots.keysOf(shown, place.line)
  const people = useMemo(() => peopleByRow(others), [others])
  const marked = boxOf(range)
  const box = isOneCell(range) ? null : marked
  const handleLine = tools.edits.isPossible && place.line >= 0 && !writing ? marked.bottom : -1
  return (
    <div role="rowgroup" className="os-grid-rows" style={{ blockSize: totalPx }}>
      {shown.map((line) => {
        const position = lines[line]!
        const column = line === place.line ? place.column : -1
        const at = { line, topPx: line * rowPx, layout, cursor: column, headings }
        if (position < 0)
          return (
            <GroupRow
              key={keys.get(line)}
              grid={tools.grid}
              group={groups[-1 - position]!}
              {...{ ...at, first, last }}
            />
          )
        const row = rowOf(position)
        const isTarget = target !== null && line >= target.top && line <= target.bottom
        const isMarked = box !== null && line >= box.top && line <= box.bottom
        return (
          <GridRow
            key={keys.get(line)}
            {...{ ...at, first, last, row, columns, textOf, lockedBecause }}
            level={depth > 0 ? depth + 1 : undefined}
            name={textOf(columns[0]!)(columns[0]!.value(row))}
            from={isMarked ? box.left : -1}
            to={isMarked ? box.right : -1}
            handle={line === handleLine ? marked.right : -1}
            targetFrom={isTarget ? target.left : -1}
            targetTo={isTarget ? target.right : -1}
            marks={marksOf?.(row)}
            people={people.get(rowKey(row))}
            ticked={ticks?.has(row)}
            onTick={ticks?.toggleLine ?? noTick}
            editor={
              writing && column >= 0 ? (
                <CellEditor {...tools} row={row} column={columns[column]!} writing={writing} />
              ) : null
            }
          />
        )
      })}
    </div>
  )
}

const noTick = () => {}
