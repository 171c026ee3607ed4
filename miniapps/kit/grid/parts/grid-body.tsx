import { type UIEvent, useMemo, useState } from 'react'
import { EmptyState } from '../../controls/empty-state.tsx'
import { Button } from '../../controls/button.tsx'
import { useWidth } from '../../controls/use-width.ts'
import { words } from '../words/words.ts'
import { CellConflict } from './cell-conflict.tsx'
import { CellTip } from './cell-tip.tsx'
import { columnLayout } from './column-layout.ts'
import { ColumnMenu } from './column-menu.tsx'
import { FindBar } from './find-bar.tsx'
import { GridHeader } from './grid-header.tsx'
import { GridRows } from './grid-rows.tsx'
import { RangeStatus } from './range-status.tsx'
import { focusedPlace } from './reveal-cell.ts'
import { TotalRow } from './total-row.tsx'
import { useCells } from './use-cells.ts'
import { useClipboard } from './use-clipboard.ts'
import { useCutText } from './use-cut-text.ts'
import { useColumnsInSight } from './use-columns-in-sight.ts'
import { useCursor, useFocusFollowing } from './use-cursor.ts'
import type { Edits } from './use-edits.ts'
import type { GridModel } from './use-grid.ts'
import { useGoal } from './use-goal.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useDrag } from './use-drag.ts'
import { usePointer } from './use-pointer.ts'
import { useSpotTold } from './use-spot-told.ts'
import { useTicks } from './use-ticks.ts'
import { useTurning } from './use-turning.ts'
import { useWindow } from './use-window.ts'
import { useWriting } from './use-writing.ts'

export interface GridBodyProps<Row> {
  grid: GridModel<Row>
  edits: Edits
}

/** The scrolling part: headings that stay, and those rows that are in sight. */
export function GridBody<Row>({ grid, edits }: GridBodyProps<Row>) {
  const { lines, columns, pinnedCount, props, view, arranged, groups, headings } = grid
  const hasTicks = props.onSelect !== undefined
  const fixed = headings + (props.totalOf ? 1 : 0)
  const [scroller, widthPx] = useWidth<HTMLDivElement>()
  const [finds, setFinds] = useState(0)
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const { moves, follow, isAhead, isSeenOnly, ...cursor } = useCursor({
    lines: lines.length,
    columns: columns.length,
  })
  const place = cursor.range.cursor
  const { page, ...inSight } = useWindow(scroller, { count: lines.length, cursorLine: place.line, fixed })
  const layout = useMemo(
    () => columnLayout(columns, { pinnedCount, wide: view.wide, hasTicks, gridPx: widthPx }),
    [columns, pinnedCount, view.wide, hasTicks, widthPx],
  )
  const { onScroll, ...sight } = useColumnsInSight(scroller, layout)
  const cells = useCells(grid)
  const ticks = useTicks(grid, cells)
  const turn = useTurning(cells, edits)
  const { writing, refusal, begin, ...ends } = useWriting(cells, place, {
    isPossible: edits.isPossible,
    marksOf: props.marksOf,
  })
  const tools = { grid, cells, edits, cursor, turn, begin, endWriting: ends.endWriting }
  const onKeyDown = useGridKeys({
    ...tools,
    ticks,
    page,
    onMenu: setMenuOf,
    onFind: () => setFinds(finds + 1),
  })
  useClipboard(scroller, tools)
  const cut = useCutText()
  const drag = useDrag(tools)
  const pointer = usePointer(tools, drag)
  useGoal(grid, cursor.moveTo)
  useSpotTold(grid, place)
  const isEditing = writing !== null
  const heights = { rowPx: inSight.rowPx, fixed }
  useFocusFollowing({ scroller, cursor: place, moves, isEditing, isAhead, isSeenOnly, layout, ...heights })
  const endFinding = () => {
    setFinds(0)
    cursor.moveTo(place)
  }
  const tip = refusal ?? cut.cutText
  return (
    <>
      {finds > 0 && <FindBar tools={tools} asked={finds} onClose={endFinding} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is one of two */}
      <div
        ref={scroller}
        className="os-grid"
        role={groups.length > 0 ? 'treegrid' : 'grid'}
        aria-label={props.caption}
        aria-rowcount={lines.length + fixed}
        aria-colcount={columns.length + (ticks ? 1 : 0)}
        aria-multiselectable
        aria-readonly={edits.isPossible ? undefined : true}
        aria-busy={arranged.isBusy || undefined}
        data-lines={props.lines}
        data-ruled={headings === 2 || undefined}
        data-finding={finds > 0 || undefined}
        data-opens={props.onOpen ? true : undefined}
        style={layout.style}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            cut.hide()
            ends.hideRefusal()
          }
          onKeyDown(event)
        }}
        onBlur={() => {
          cut.hide()
          ends.hideRefusal()
        }}
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
        <GridRows {...{ tools, layout, ticks, writing, target: drag.target, ...inSight, ...sight }} />
        {props.totalOf && <TotalRow {...{ grid, layout, ...sight }} />}
      </div>
      {lines.length === 0 && !arranged.isBusy && <NoMatch grid={grid} />}
      {edits.isPossible && <RangeStatus cells={cells} range={cursor.range} />}
      {ends.isChoosing && <CellConflict {...{ grid, cells, place }} onClose={ends.endChoosing} />}
      {tip !== null && !isEditing && <CellTip text={tip} />}
      {menuOf !== null && <ColumnMenu grid={grid} columnKey={menuOf} onClose={() => setMenuOf(null)} />}
    </>
  )
}

/** Pinned columns stick only while others pass beneath them. */
const markMoved = ({ currentTarget }: UIEvent<HTMLElement>) =>
  currentTarget.toggleAttribute('data-moved', currentTarget.scrollLeft !== 0)

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
