import type { CellText, GridColumn, CellValue } from '../../table/column.ts'
import { type Box, boxOf, type CellRange } from './cell-range.ts'
import { type ReadLocales, readValue } from './read-value.ts'

/** One cell's change. The author writes it into the rows; the grid keeps what was there to take it back. */
export interface CellEdit {
  rowKey: string
  /** The column's key. */
  column: string
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
}

interface Attempt {
  edits: CellEdit[]
  /** Cells whose column cannot hold what came, or cannot be written. */
  refused: number
}

function editAt<Row>(
  cells: ShownCells<Row>,
  line: number,
  column: GridColumn<Row>,
  value: CellValue,
): CellEdit[] {
  const row = cells.rowAt(line)
  if (row === undefined) return []
  const before = column.value(row)
  return before === value ? [] : [{ rowKey: cells.rowKey(row), column: column.key, before, value }]
}

/** Cells from the clipboard, from the top left of the range; one cell fills the whole range, and groups' headings are passed over. */
export function pasteEdits<Row>(
  cells: ShownCells<Row>,
  range: CellRange,
  pasted: readonly (readonly string[])[],
  locales: ReadLocales,
): Attempt {
  const { top, left, ...box } = boxOf(range)
  const isOne = pasted.length === 1 && pasted[0]!.length === 1
  const height = isOne ? box.bottom - top + 1 : pasted.length
  const width = isOne ? box.right - left + 1 : pasted[0]!.length
  const attempt: Attempt = { edits: [], refused: 0 }
  let line = top - 1
  for (let at = 0; at < height; at++) {
    line++
    while (line < cells.lineCount && cells.rowAt(line) === undefined) line++
    for (let across = 0; across < width; across++) {
      const column = cells.columns[left + across]
      const typed = isOne ? pasted[0]![0]! : pasted[at]![across]!
      const value =
        column?.edited && line < cells.lineCount
          ? readValue(typed, column, cells.textOf(column), locales)
          : undefined
      if (value === undefined || !column) attempt.refused++
      else attempt.edits.push(...editAt(cells, line, column, value))
    }
  }
  return attempt
}

/** The first row of the range into all others; a single cell takes what is above it. */
export function fillDownEdits<Row>(cells: ShownCells<Row>, range: CellRange): CellEdit[] {
  const box = boxOf(range)
  const top = box.top === box.bottom ? box.top - 1 : box.top
  const from = top < 0 ? undefined : cells.rowAt(top)
  if (from === undefined) return []
  return edited(cells, { ...box, top: top + 1 }, (column) => column.value(from))
}

/** Empties the cells of the range. */
export const clearEdits = <Row>(cells: ShownCells<Row>, range: CellRange): CellEdit[] =>
  edited(cells, boxOf(range), () => null)

/** All boxes of the range become what the one at the cursor is not. */
export function turnEdits<Row>(cells: ShownCells<Row>, range: CellRange): CellEdit[] {
  const { line, column } = range.cursor
  const [row, at] = [cells.rowAt(line), cells.columns[column]]
  if (row === undefined || !at?.isBox || !at.edited) return []
  const isOn = at.value(row) !== null
  return edited(cells, boxOf(range), ({ isBox, choices, value }, each) =>
    isBox ? (isOn ? null : (choices?.[0] ?? null)) : value(each),
  )
}

function edited<Row>(
  cells: ShownCells<Row>,
  { top, bottom, left, right }: Box,
  valueOf: (column: GridColumn<Row>, row: Row) => CellValue,
): CellEdit[] {
  const columns = cells.columns.slice(left, right + 1).filter((column) => column.edited)
  const edits: CellEdit[] = []
  for (let line = top; line <= Math.min(bottom, cells.lineCount - 1); line++)
    for (const column of columns) {
      const row = cells.rowAt(line)
      if (row !== undefined) edits.push(...editAt(cells, line, column, valueOf(column, row)))
    }
  return edits
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
