import type { GridColumn } from '../../table/column.ts'
import { attemptCell, type Attempt, newAttempt, type ShownCells } from './cell-edits.ts'
import { boxOf, type CellRange } from './cell-range.ts'
import { readValue } from './read-value.ts'

/**
 * Cells from the clipboard, from the top left of the range; groups' headings are passed over, and rows are added at the
 * end where the grid can. A range that a block fits into several times is filled by it, one cell fills any.
 */
export function pasteCells<Row>(
  cells: ShownCells<Row>,
  range: CellRange,
  pasted: readonly (readonly string[])[],
): Attempt {
  const { top, bottom, left, right } = boxOf(range)
  const rowCount = timesOf(pasted.length, bottom - top + 1)
  const width = timesOf(pasted[0]!.length, right - left + 1)
  const attempt = newAttempt()
  const rows = rowsFrom(cells, top)
  for (let at = 0; at < rowCount; at++) {
    const texts = pasted[at % pasted.length]!
    const { value: row } = rows.next()
    for (let across = 0; across < width; across++)
      pasteCell(attempt, cells, row, cells.columns[left + across], texts[across % texts.length]!)
  }
  return attempt
}

/** The block as often as it fits, at least once. */
const timesOf = (length: number, room: number) => (room % length === 0 ? room : length)

function pasteCell<Row>(
  attempt: Attempt,
  cells: ShownCells<Row>,
  row: Row | undefined,
  column: GridColumn<Row> | undefined,
  text: string,
): void {
  if (row === undefined || !column?.edited) attempt.refused++
  else attemptCell(attempt, cells, row, column, readValue(text, column, cells.textOf(column), cells.locales))
}

/** Rows from a line on, new ones after the last; undefined beyond the end of a grid that takes none. */
function* rowsFrom<Row>(cells: ShownCells<Row>, top: number): Generator<Row | undefined, undefined> {
  for (let line = top; line < cells.lineCount; line++) {
    const row = cells.rowAt(line)
    if (row !== undefined) yield row
  }
  for (;;) yield cells.newRow?.()
}
