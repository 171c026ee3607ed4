import type { CellText, GridColumn, CellValue } from '../../table/column.ts'
import { type Box, boxOf, type CellRange } from './cell-range.ts'
import type { CellSpot } from './cell-marks.ts'
import type { ReadLocales } from './read-value.ts'

/** One cell's change. The author writes it into the rows; the grid keeps what was there to take it back. */
export interface CellEdit extends CellSpot {
  before: CellValue
  value: CellValue
}

/** What edits are made of: the cells as they are shown. */
export interface ShownCells<Row> {
  columns: readonly GridColumn<Row>[]
  lineCount: number
  /** Undefined for a group's heading. */
  rowAt(line: number): Row | undefined
  rowKey(row: Row): string
  textOf(column: GridColumn<Row>): CellText
  lockedBecause?: ((row: Row, column: string) => string | undefined) | undefined
  /** Locales by which typed and pasted numbers and dates are read. */
  locales: ReadLocales
  /** For what is pasted beyond the end. */
  newRow?: (() => Row) | undefined
}

/** The edits of one step, and the cells that it leaves as they are. */
export interface Attempt {
  edits: CellEdit[]
  /** Cells whose column cannot hold what came, or cannot be written. */
  refused: number
  /** Why the first of the locked ones is locked. */
  lockedBecause?: string | undefined
}

export const newAttempt = (): Attempt => ({ edits: [], refused: 0 })

/** Sets one cell of a column that is edited, where nothing locks it; undefined is what the column cannot hold. */
export function attemptCell<Row>(
  attempt: Attempt,
  cells: ShownCells<Row>,
  row: Row,
  column: GridColumn<Row>,
  value: CellValue | undefined,
): void {
  const before = column.value(row)
  if (value === undefined) return void attempt.refused++
  if (before === value) return
  const reason = cells.lockedBecause?.(row, column.key)
  if (reason === undefined)
    return void attempt.edits.push({ rowKey: cells.rowKey(row), column: column.key, before, value })
  attempt.refused++
  attempt.lockedBecause ??= reason
}

/** Gives all cells of a box that can be written the value which is worked out for each. */
export function attemptBox<Row>(
  cells: ShownCells<Row>,
  { top, bottom, left, right }: Box,
  valueOf: (column: GridColumn<Row>, row: Row, line: number, at: number) => CellValue | undefined,
): Attempt {
  const attempt = newAttempt()
  for (let line = top; line <= Math.min(bottom, cells.lineCount - 1); line++) {
    const row = cells.rowAt(line)
    if (row === undefined) continue
    for (let at = left; at <= right; at++) {
      const column = cells.columns[at]
      if (column?.edited) attemptCell(attempt, cells, row, column, valueOf(column, row, line, at))
    }
  }
  return attempt
}

/** Empties the cells of the range. */
export const clearCells = <Row>(cells: ShownCells<Row>, range: CellRange): Attempt =>
  attemptBox(cells, boxOf(range), () => null)

/** All boxes of the range become what the one at the cursor is not. */
export function turnBoxes<Row>(cells: ShownCells<Row>, range: CellRange): Attempt {
  const { line, column } = range.cursor
  const [row, at] = [cells.rowAt(line), cells.columns[column]]
  if (row === undefined || !at?.isBox || !at.edited) return newAttempt()
  const isOn = at.value(row) !== null
  return attemptBox(cells, boxOf(range), ({ isBox, choices, value }, each) =>
    isBox ? (isOn ? null : (choices?.[0] ?? null)) : value(each),
  )
}

/** What the range says, for the clipboard. */
export function rangeTexts<Row>(
  cells: ShownCells<Row>,
  range: CellRange,
  copyText: (column: GridColumn<Row>) => CellText,
): string[][] {
  const { top, bottom, left, right } = boxOf(range)
  const columns = cells.columns.slice(left, right + 1).map((column) => ({ column, text: copyText(column) }))
  const texts: string[][] = []
  for (let line = top; line <= bottom; line++) {
    const row = cells.rowAt(line)
    if (row !== undefined) texts.push(columns.map(({ column, text }) => text(column.value(row))))
  }
  return texts
}
