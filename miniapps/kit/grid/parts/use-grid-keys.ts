import type { KeyboardEvent } from 'react'
import { isLetterKey } from '../../bridge/is-letter-key.ts'
import { boxOf, moveCursor } from '../cells/cell-range.ts'
import { isWritten } from '../../table/column.ts'
import type { ShownCells } from '../cells/cell-edits.ts'
import { pressedSorts } from '../grid-view.ts'
import { editing } from './editing-keys.ts'
import type { GridTools } from './grid-tools.ts'
import { cellElement, isInsideCell } from './reveal-cell.ts'
import type { Ticks } from './use-ticks.ts'

interface KeyTools<Row> extends GridTools<Row> {
  ticks: Ticks<Row> | null
  page: number
  onMenu(key: string): void
  onFind(): void
}

type Press = KeyboardEvent<HTMLElement>

/** What keys do in a grid: each of these says whether the key was its own. */
export function useGridKeys<Row>(tools: KeyTools<Row>): (event: Press) => void {
  return (event) => {
    if ((event.target as Element).matches('input:not([type=checkbox]), select')) return // the cell's editor
    const isPress = event.key === 'Enter' || event.key === ' '
    if (isPress && isInsideCell(event.target)) return
    const isOurs = [finding, editing, moving, heading, opening, typing].some((act) => act(event, tools))
    if (isOurs) event.preventDefault()
  }
}

/** Rows that are not drawn are found by the grid alone. */
function finding<Row>(event: Press, { onFind }: KeyTools<Row>): boolean {
  const isFind = (event.ctrlKey || event.metaKey) && (isLetterKey(event, 'f') || isLetterKey(event, 'h'))
  if (isFind) onFind()
  return isFind
}

function moving<Row>(event: Press, { cells, cursor, page }: KeyTools<Row>): boolean {
  const { columns, lineCount } = cells
  const mod = event.ctrlKey || event.metaKey
  const last = { line: lineCount - 1, column: columns.length - 1 }
  const { line } = cursor.range.cursor
  if (mod && isLetterKey(event, 'a')) cursor.mark({ anchor: last, cursor: { line: 0, column: 0 } })
  else if (event.key === ' ' && line >= 0 && (mod || event.shiftKey)) {
    const box = boxOf(cursor.range)
    const around = mod ? { ...box, top: 0, bottom: last.line } : { ...box, left: 0, right: last.column }
    cursor.mark({ ...cursor.range, around })
  } else {
    if (event.altKey) return false
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const isFilled = (line: number, at: number) => isFilledIn(cells, line, at)
    const bounds = { lines: lineCount, columns: columns.length, page, isFilled }
    const to = moveCursor(cursor.range.cursor, { key: event.key, mod, isRightToLeft }, bounds)
    if (to) cursor.moveTo(to, { extends: event.shiftKey && to.line >= 0 })
    else if (event.key === 'Escape') cursor.moveTo(cursor.range.cursor)
    return to !== undefined
  }
  return true
}

function isFilledIn<Row>({ rowAt, columns }: ShownCells<Row>, line: number, at: number): boolean {
  const row = rowAt(line)
  const value = row === undefined ? null : columns[at]!.value(row)
  return value !== null && value !== ''
}

function heading<Row>(event: Press, { grid, cursor, ticks, onMenu, cells }: KeyTools<Row>): boolean {
  const { line, column } = cursor.range.cursor
  const key = cells.columns[column]?.key
  if (line >= 0 || key === undefined) return false
  if (event.key === 'Enter') grid.setView({ sorts: pressedSorts(grid.view.sorts, key, event.shiftKey) })
  else if (event.key === ' ') ticks?.toggle()
  else if ((event.key === 'ArrowDown' && event.altKey) || event.key === 'ContextMenu') onMenu(key)
  else return false
  return true
}

/** Enter and Space on what is there: a group, a box, a row to tick, a link, a cell to write. */
function opening<Row>(event: Press, tools: KeyTools<Row>): boolean {
  const { grid, cells, cursor, ticks, edits, begin, turn } = tools
  const { line, column } = cursor.range.cursor
  const isEnter = event.key === 'Enter' || event.key === 'F2'
  const isSpace = event.key === ' '
  if (line < 0 || !(isEnter || isSpace)) return false
  const group = grid.groups[-1 - (grid.lines[line] ?? 0)]
  if (group) grid.toggleGroup(group.key)
  else if (cells.columns[column]?.isBox) turn(cursor.range)
  else if (isSpace && (ticks || !edits.isPossible)) {
    const { top, bottom } = boxOf(cursor.range)
    ticks?.toggleLines(top, bottom)
  } else if (isEnter && edits.isPossible && isWritten(cells.columns[column])) begin(null)
  else if (isEnter) open(event, tools)
  else return false
  return true
}

/** What the cell holds, or else its row. */
function open<Row>({ currentTarget }: Press, { grid, cells, cursor }: KeyTools<Row>): void {
  const place = cursor.range.cursor
  const control = cellElement(currentTarget, place)?.querySelector<HTMLElement>('a, button')
  const row = cells.rowAt(place.line)
  if (control) control.click()
  else if (row !== undefined) grid.props.onOpen?.(row)
}

/** A sign that is typed begins a cell anew. */
function typing<Row>(event: Press, { cells, cursor, edits, begin }: KeyTools<Row>): boolean {
  const { line, column } = cursor.range.cursor
  const isSign = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (!isSign || !edits.isPossible || cells.rowAt(line) === undefined) return false
  if (!isWritten(cells.columns[column])) return false
  begin(event.key)
  return true
}
