import type { CellValue, GridColumn } from '../../table/column.ts'
import type { Sliced } from '../rows/in-slices.ts'
import { attemptCell, type Attempt, newAttempt, type ShownCells } from './cell-edits.ts'
import type { CellPlace } from './cell-range.ts'
import { readValue } from './read-value.ts'

const PAUSE_AFTER = 64
/** Those that mean something in an expression. */
const SIGNS = /[.+*?^${}()|[\]\\]/g

/** Text of a cell that is searched: numbers without what parts thousands, all else as it is shown. */
export type FoundText<Row> = (column: GridColumn<Row>) => (value: CellValue) => string

/** Places of cells that have this text in them, small letters or large, row by row. */
export function* findCells<Row>(
  { columns, lineCount, rowAt }: ShownCells<Row>,
  text: string,
  textOf: FoundText<Row>,
): Sliced<CellPlace[]> {
  const found: CellPlace[] = []
  const wanted = text.toLowerCase()
  const texts = columns.map((column) => textOf(column))
  for (let line = 0; line < lineCount; line++) {
    if (line % PAUSE_AFTER === 0) yield
    const row = rowAt(line)
    if (row === undefined) continue
    columns.forEach(({ value }, column) => {
      const held = value(row)
      if (held !== null && texts[column]!(held).toLowerCase().includes(wanted)) found.push({ line, column })
    })
  }
  return found
}

/** Another text in place of the one that was found, in cells that are edited and can hold what comes of it. */
export function replaceCells<Row>(
  cells: ShownCells<Row>,
  places: readonly CellPlace[],
  [text, by]: readonly [text: string, by: string],
  textOf: FoundText<Row>,
): Attempt {
  const attempt = newAttempt()
  const wanted = new RegExp(text.replaceAll(SIGNS, String.raw`\$&`), 'giu')
  for (const { line, column: at } of places) {
    const [row, column] = [cells.rowAt(line), cells.columns[at]]
    if (row === undefined || !column?.edited) attempt.refused++
    else {
      const next = textOf(column)(column.value(row)).replace(wanted, () => by)
      attemptCell(attempt, cells, row, column, readValue(next, column, cells.textOf(column), cells.locales))
    }
  }
  return attempt
}
