import type { KeyboardEvent } from 'react'
import { isLetterKey } from '../../bridge/is-letter-key.ts'
import { clearEdits, fillDownEdits } from '../cells/cell-edits.ts'
import { boxOf, moveCursor } from '../cells/cell-range.ts'
import { isWritten } from '../../table/column.ts'
import { pressedSorts } from '../grid-view.ts'
import type { GridTools } from './grid-tools.ts'
import { cellElement, isInsideCell } from './reveal-cell.ts'
import type { Ticks } from './use-ticks.ts'

interface KeyTools<Row> extends GridTools<Row> {
  ticks: Ticks<Row> | null
  page: number
  onMenu(key: string): void
}

type Press = KeyboardEvent<HTMLElement>

/** What keys do in a grid: each of these says whether the key was its own. */
export function useGridKeys<Row>(tools: KeyTools<Row>): (event: Press) => void {
  return (event) => {
    if ((event.target as Element).matches('input:not([type=checkbox]), select')) return // the cell's editor
    const isPress = event.key === 'Enter' || event.key === ' '
    if (isPress && isInsideCell(event.target)) return
    const isOurs = [editing, moving, heading, opening, typing].some((act) => act(event, tools))
    if (isOurs) event.preventDefault()
  }
}

/** Undo, redo, fill down and delete. */
function editing<Row>(event: Press, { cells, cursor: { range }, edits }: KeyTools<Row>): boolean {
  if (!edits.isPossible || range.cursor.line < 0) return false
  if (event.key === 'Delete' || event.key === 'Backspace') {
    edits.write(clearEdits(cells, range))
    return true
  }
  if (!event.ctrlKey && !event.metaKey) return false
  if (isLetterKey(event, 'd')) edits.write(fillDownEdits(cells, range))
  else if (isLetterKey(event, 'z')) edits.undo?.()
  else if (isLetterKey(event, 'y') || (event.shiftKey && event.key.toLowerCase() === 'z')) edits.redo?.()
  else return false
  return true
}

function moving<Row>(event: Press, { cells, cursor, page }: KeyTools<Row>): boolean {
  const mod = event.ctrlKey || event.metaKey
  const bounds = { lines: cells.lineCount, columns: cells.columns.length, page }
  const last = { line: bounds.lines - 1, column: bounds.columns - 1 }
  if (mod && isLetterKey(event, 'a')) {
    cursor.mark({ anchor: last, cursor: { line: 0, column: 0 } })
    return true
  }
  if (event.altKey) return false
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  const to = moveCursor(cursor.range.cursor, { key: event.key, mod, isRightToLeft }, bounds)
  if (to) cursor.moveTo(to, { extends: event.shiftKey && to.line >= 0 })
  else if (event.key === 'Escape') cursor.moveTo(cursor.range.cursor)
  return to !== undefined
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
  const { grid, cells, cursor, ticks, edits, setWriting, turn } = tools
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
  } else if (isEnter && edits.isPossible && isWritten(cells.columns[column])) setWriting({ typed: null })
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
function typing<Row>(event: Press, { cells, cursor, edits, setWriting }: KeyTools<Row>): boolean {
  const { line, column } = cursor.range.cursor
  const isSign = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (!isSign || !edits.isPossible || cells.rowAt(line) === undefined) return false
  if (!isWritten(cells.columns[column])) return false
  setWriting({ typed: event.key })
  return true
}
