import { useMemo, type ReactNode } from 'react'
import { Check, Square, SquareCheck } from 'lucide'
import { Icon } from '../../controls/icon.tsx'
import type { CellText, GridColumn } from '../../table/column.ts'
import { words as kitWords } from '../../words/words.ts'
import type { CellPerson } from '../cells/cell-marks.ts'
import { CellSigns } from './cell-signs.tsx'
import { cellState } from './cell-state.ts'
import { isEdge, pinOf } from './column-layout.ts'
import type { GridRowProps } from './grid-row-props.ts'

const NOBODY: readonly CellPerson[] = []

/** Cells that were drawn stay as they are while the row scrolls sideways: React passes over them. */
export function useDrawnCells<Row>(props: GridRowProps<Row>) {
  const { row, line, columns, layout, textOf, ticked, cursor, marks, people, lockedBecause, editor } = props
  const { from, to, handle, targetFrom, targetTo } = props
  const range = [from, to, handle, targetFrom, targetTo].join(' ')
  const hasTicks = ticked !== undefined
  const made = useMemo(
    () => new Map<number, ReactNode>(),
    // oxlint-disable-next-line react/exhaustive-deps -- all that cells are made of
    [row, line, columns, layout, textOf, hasTicks, cursor, range, marks, people, lockedBecause, editor],
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
  const { handle, targetFrom, targetTo } = props
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
  // such as the empty row at the end
  const isNameless = !isEditing && column.cell === undefined && textOf(column)(column.value(row)) === ''
  return (
    <div
      // what a column draws itself may hold a state, which belongs to its line
      key={column.cell ? `${key} ${line}` : key}
      className="os-grid-cell"
      role={at === 0 && !isNameless ? 'rowheader' : 'gridcell'}
      aria-colindex={at + (ticked === undefined ? 1 : 2)}
      aria-selected={at >= from && at <= to ? true : undefined}
      {...state}
      data-handle={at === handle || undefined}
      data-target={(at >= targetFrom && at <= targetTo) || undefined}
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
