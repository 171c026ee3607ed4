import type { KeyboardEvent } from 'react'
import { isLetterKey } from '../../bridge/is-letter-key.ts'
import { todayHere } from '../../controls/dates/periods.ts'
import { attemptBox, clearCells } from '../cells/cell-edits.ts'
import { boxOf } from '../cells/cell-range.ts'
import { fillDown, fillRight } from '../cells/fill-cells.ts'
import { moveCells } from '../cells/move-cells.ts'
import type { GridTools } from './grid-tools.ts'

const STEPS: Readonly<Record<string, readonly [down: number, on: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** Keys that change cells: undo and redo, fill, empty, move, the day of today. Says whether the key was one of these. */
export function editing<Row>(event: KeyboardEvent, tools: GridTools<Row>): boolean {
  const { cells, cursor, edits } = tools
  const { range } = cursor
  if (!edits.isPossible || range.cursor.line < 0) return false
  if (event.key === 'Delete' || event.key === 'Backspace') edits.write(clearCells(cells, range))
  else if (event.altKey && event.shiftKey && STEPS[event.key]) move(tools, turned(event))
  else if (event.altKey || !(event.ctrlKey || event.metaKey)) return false
  else if (isLetterKey(event, 'd')) edits.write(fillDown(cells, range))
  else if (isLetterKey(event, 'r')) edits.write(fillRight(cells, range))
  else if (event.key === ';')
    edits.write(
      attemptBox(cells, boxOf(range), ({ type, value }, row) => (type === 'date' ? todayHere() : value(row))),
    )
  else if (edits.areOutside) return false
  else if (isLetterKey(event, 'z')) edits.undo?.()
  else if (isLetterKey(event, 'y') || (event.shiftKey && event.key.toLowerCase() === 'z')) edits.redo?.()
  else return false
  return true
}

/** Forward is to the left from right to left. */
function turned({ key, currentTarget }: KeyboardEvent): readonly [number, number] {
  const [down, on] = STEPS[key]!
  return [down, getComputedStyle(currentTarget).direction === 'rtl' ? -on : on]
}

/** The marked cells go a step on, and stay marked. */
function move<Row>(
  { cells, cursor, edits }: GridTools<Row>,
  step: readonly [down: number, on: number],
): void {
  const { anchor, cursor: end } = cursor.range
  const attempt = moveCells(cells, boxOf(cursor.range), step)
  edits.write(attempt)
  if (attempt.refused > 0) return
  const shifted = (place: typeof end) => ({ line: place.line + step[0], column: place.column + step[1] })
  cursor.mark({ anchor: shifted(anchor), cursor: shifted(end) })
}
