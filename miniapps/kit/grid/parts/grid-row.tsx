import { memo, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { Check, Square, SquareCheck } from 'lucide'
import { Icon } from '../../controls/icon.tsx'
import type { CellText, GridColumn } from '../../table/column.ts'
import { words } from '../words/words.ts'
import type { CellMarks, CellPerson } from '../cells/cell-marks.ts'
import { CellSigns } from './cell-signs.tsx'
import { cellState } from './cell-state.ts'
import type { ColumnLayout } from './column-layout.ts'
import { isDrawn } from './use-columns-in-sight.ts'
import { words as kitWords } from '../../words/words.ts'

/** What one row shows; only what has changed of it is drawn anew. */
export interface GridRowProps<Row> {
  row: Row
  name: string
  line: number
  topPx: number
  columns: readonly GridColumn<Row>[]
  layout: ColumnLayout
  /** Columns that are drawn. */
  first: number
  last: number
  textOf(column: GridColumn<Row>): CellText
  /** 2 beneath the heading of a group, undefined where there are none. */
  level: number | undefined
  /** The column of the cursor, -1 where it is in another row. */
  cursor: number
  /** Columns of the range in this row; -1 where it has none. */
  from: number
  to: number
  /** Undefined where rows cannot be ticked. */
  ticked: boolean | undefined
  onTick(line: number): void
  marks: CellMarks | undefined
  /** Other people in this row. */
  people: readonly CellPerson[] | undefined
  lockedBecause: ((row: Row, column: string) => string | undefined) | undefined
  /** Line of the headings above the first row. */
  headings: number
  /** In place of the cursor's cell while it is being written. */
  editor: ReactNode
}

const INSIDE = ':is(a[href], button, input, select):not(.os-grid-editor)'

function Row<Row>(props: GridRowProps<Row>) {
  const { name, line, level, topPx, columns, layout, ticked, onTick, cursor, headings } = props
  const { first, last } = props
  const sight = { first, last, pinnedCount: layout.pinnedCount, cursor }
  const drawn = useDrawnCells(props)
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!columns.some(({ cell }) => cell)) return
    // Tab leaves the grid: what is in cells is reached by Enter
    for (const each of element.current!.querySelectorAll<HTMLElement>(INSIDE)) each.tabIndex = -1
  })
  return (
    <div
      ref={element}
      className="os-grid-row"
      role="row"
      aria-rowindex={line + 1 + headings}
      aria-level={level}
      aria-selected={ticked}
      data-line={line}
      style={{ insetBlockStart: topPx }}
    >
      {ticked !== undefined && (
        <div className="os-grid-tick" role="gridcell" aria-colindex={1}>
          <input
            type="checkbox"
            aria-label={words('tick.row', { row: name })}
            checked={ticked}
            onChange={() => onTick(line)}
          />
        </div>
      )}
      {columns.map((column, at) => isDrawn(at, sight) && drawn(column, at))}
    </div>
  )
}

const NOBODY: readonly CellPerson[] = []

/** Cells that were drawn stay as they are while the row scrolls sideways: React passes over them. */
function useDrawnCells<Row>(props: GridRowProps<Row>) {
  const {
    row,
    line,
    columns,
    layout,
    textOf,
    ticked,
    cursor,
    from,
    to,
    marks,
    people,
    lockedBecause,
    editor,
  } = props
  const hasTicks = ticked !== undefined
  const made = useMemo(
    () => new Map<number, ReactNode>(),
    // oxlint-disable-next-line react/exhaustive-deps -- all that cells are made of
    [row, line, columns, layout, textOf, hasTicks, cursor, from, to, marks, people, lockedBecause, editor],
  )
  return (column: GridColumn<Row>, at: number) => {
    const cell = made.get(at) ?? cellOf(props, row, column, at)
    made.set(at, cell)
    return cell
  }
}

/** No component of its own: there are a thousand of them in sight. */
function cellOf<Row>(props: GridRowProps<Row>, row: Row, column: GridColumn<Row>, at: number) {
  const { line, layout, ticked, editor, cursor, from, to, textOf, marks, lockedBecause } = props
  const { key } = column
  const isEditing = at === cursor && editor !== null
  const people = props.people?.filter((each) => each.column === key) ?? NOBODY
  const mark = marks?.[key]
  const hasSigns = mark?.conflict !== undefined || people.length > 0
  const state = cellState({
    isEdited: column.edited ?? false,
    reason: column.edited ? lockedBecause?.(row, key) : undefined,
    mark,
    people,
    said: textOf(column),
  })
  return (
    <div
      // what a column draws itself may hold a state, which belongs to its line
      key={column.cell ? `${key} ${line}` : key}
      className="os-grid-cell"
      role={at === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={at + (ticked === undefined ? 1 : 2)}
      aria-selected={at >= from && at <= to ? true : undefined}
      {...state}
      data-column={at}
      data-align={column.type === 'number' ? 'end' : undefined}
      data-pinned={pinOf(layout, at)}
      data-edge={isEdge(layout, at)}
      data-editing={isEditing || undefined}
      data-box={column.isBox}
      data-marked={hasSigns || mark?.comments ? true : undefined}
      tabIndex={at === cursor && !isEditing ? 0 : -1}
      style={layout.cellStyles[at]}
    >
      {isEditing ? editor : contentOf(column, row, textOf)}
      {hasSigns && <CellSigns mark={mark} people={people} />}
    </div>
  )
}

function contentOf<Row>(
  column: GridColumn<Row>,
  row: Row,
  textOf: (column: GridColumn<Row>) => CellText,
): ReactNode {
  const text = textOf(column)(column.value(row))
  return column.isBox ? <Box text={text} isOpen={column.edited ?? false} /> : (column.cell?.(row) ?? text)
}

/** One that cannot be turned has a tick alone. */
function Box({ text, isOpen }: { text: string; isOpen: boolean }) {
  const icon = text ? (isOpen ? SquareCheck : Check) : isOpen ? Square : undefined
  return (
    <span className="os-grid-box" data-on={text !== '' || undefined}>
      {icon && <Icon of={icon} />}
      <span className="os-visually-hidden">{text || kitWords('no')}</span>
    </span>
  )
}

export const pinOf = ({ pinnedCount }: ColumnLayout, at: number): 'first' | 'yes' | undefined =>
  at >= pinnedCount ? undefined : at === 0 ? 'first' : 'yes'

/** The last pinned column casts the edge. */
export const isEdge = ({ pinnedCount }: ColumnLayout, at: number): true | undefined =>
  at === pinnedCount - 1 || undefined

export const GridRow = memo(Row) as typeof Row
