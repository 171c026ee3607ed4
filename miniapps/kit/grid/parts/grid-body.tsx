import { type UIEvent, useMemo, useState } from 'react'
import { EmptyState } from '../../controls/empty-state.tsx'
import { Button } from '../../controls/button.tsx'
import { useWidth } from '../../controls/use-width.ts'
import { boxOf, isOneCell } from '../cells/cell-range.ts'
import { words } from '../words/words.ts'
import { CellEditor } from './cell-editor.tsx'
import { CellTip } from './cell-tip.tsx'
import type { Writing } from './grid-tools.ts'
import { columnLayout } from './column-layout.ts'
import { ColumnMenu } from './column-menu.tsx'
import { GridHeader } from './grid-header.tsx'
import { GridRow } from './grid-row.tsx'
import { GroupRow } from './group-row.tsx'
import { focusedPlace } from './reveal-cell.ts'
import { RowSlots } from './row-slots.ts'
import { useCells } from './use-cells.ts'
import { useClipboard } from './use-clipboard.ts'
import { useCutText } from './use-cut-text.ts'
import { useColumnsInSight } from './use-columns-in-sight.ts'
import { useCursor, useFocusFollowing } from './use-cursor.ts'
import type { Edits } from './use-edits.ts'
import type { GridModel } from './use-grid.ts'
import { useGoal } from './use-goal.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { usePointer } from './use-pointer.ts'
import { useTicks } from './use-ticks.ts'
import { useTurning } from './use-turning.ts'
import { useWindow } from './use-window.ts'

export interface GridBodyProps<Row> {
  grid: GridModel<Row>
  edits: Edits
}

/** The scrolling part: headings that stay, and those rows that are in sight. */
export function GridBody<Row>({ grid, edits }: GridBodyProps<Row>) {
  const { lines, columns, pinnedCount, props, view, arranged, groups, textOf } = grid
  const hasTicks = props.onSelect !== undefined
  const [scroller, widthPx] = useWidth<HTMLDivElement>()
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const [writing, setWriting] = useState<Writing | null>(null)
  const [slots] = useState(() => new RowSlots())
  const { moves, follow, ...cursor } = useCursor({ lines: lines.length, columns: columns.length })
  const place = cursor.range.cursor
  const { rowPx, shown, totalPx, page } = useWindow(scroller, lines.length, place.line)
  const keys = slots.keysOf(shown, place.line)
  const layout = useMemo(
    () => columnLayout(columns, { pinnedCount, wide: view.wide, hasTicks, gridPx: widthPx }),
    [columns, pinnedCount, view.wide, hasTicks, widthPx],
  )
  const { onScroll, ...sight } = useColumnsInSight(scroller, layout)
  const cells = useCells(grid)
  const ticks = useTicks(grid, cells)
  const turn = useTurning(cells, edits)
  const common = { grid, cells, edits, cursor, setWriting, turn }
  const onKeyDown = useGridKeys({ ...common, ticks, page, onMenu: setMenuOf })
  useClipboard(scroller, common)
  const cut = useCutText()
  const pointer = usePointer(common)
  useGoal(grid, cursor.moveTo)
  useFocusFollowing({ scroller, cursor: place, moves, isEditing: writing !== null, rowPx, layout })
  const box = isOneCell(cursor.range) ? null : boxOf(cursor.range)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is one of two */}
      <div
        ref={scroller}
        className="os-grid"
        role={groups.length > 0 ? 'treegrid' : 'grid'}
        aria-label={props.caption}
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length + (ticks ? 1 : 0)}
        aria-multiselectable
        aria-readonly={edits.isPossible ? undefined : true}
        aria-busy={arranged.isBusy || undefined}
        data-lines={props.lines}
        data-opens={props.onOpen ? true : undefined}
        style={layout.style}
        onKeyDown={(event) => {
          if (event.key === 'Escape') cut.hide()
          onKeyDown(event)
        }}
        onBlur={cut.hide}
        onFocus={({ target }) => {
          cut.look(target)
          const focused = focusedPlace(target, place)
          if (focused) follow(focused)
        }}
        onScroll={(event) => {
          markMoved(event)
          onScroll()
        }}
        {...pointer}
      >
        <GridHeader
          {...{ grid, layout, menuOf, ticks, ...sight }}
          cursor={place.line < 0 ? place.column : -1}
          onMenu={setMenuOf}
        />
        <div role="rowgroup" className="os-grid-rows" style={{ blockSize: totalPx }}>
          {shown.map((line) => {
            const position = lines[line]!
            const column = line === place.line ? place.column : -1
            const at = { line, topPx: line * rowPx, layout, cursor: column }
            if (position < 0)
              return <GroupRow key={keys.get(line)} grid={grid} group={groups[-1 - position]!} {...at} />
            const row = arranged.rows[position]!
            const isMarked = box !== null && line >= box.top && line <= box.bottom
            return (
              <GridRow
                key={keys.get(line)}
                {...at}
                {...sight}
                row={row}
                level={groups.length > 0 ? 2 : undefined}
                name={textOf(columns[0]!)(columns[0]!.value(row))}
                columns={columns}
                textOf={textOf}
                from={isMarked ? box.left : -1}
                to={isMarked ? box.right : -1}
                ticked={ticks?.has(row)}
                onTick={ticks?.toggleLine ?? noTick}
                editor={
                  writing && column >= 0 ? (
                    <CellEditor {...common} row={row} column={columns[column]!} writing={writing} />
                  ) : null
                }
              />
            )
          })}
        </div>
      </div>
      {lines.length === 0 && !arranged.isBusy && <NoMatch grid={grid} />}
      {cut.cutText !== null && writing === null && <CellTip text={cut.cutText} />}
      {menuOf !== null && <ColumnMenu grid={grid} columnKey={menuOf} onClose={() => setMenuOf(null)} />}
    </>
  )
}

/** Pinned columns stick only while others pass beneath them. */
const markMoved = ({ currentTarget }: UIEvent<HTMLElement>) =>
  currentTarget.toggleAttribute('data-moved', currentTarget.scrollLeft !== 0)

const noTick = () => {}

function NoMatch<Row>({ grid }: { grid: GridModel<Row> }) {
  return (
    <div className="os-grid-nothing">
      <EmptyState
        headingLevel={3}
        title={words('noMatch.title')}
        action={<Button onClick={() => grid.setView({ filters: {} })}>{words('clearFilters')}</Button>}
      >
        {words('noMatch.text')}
      </EmptyState>
    </div>
  )
}
