import type { CellValue, GridColumn } from '../../table/column.ts'
import { attemptBox, type Attempt, newAttempt, type ShownCells } from './cell-edits.ts'
import { type Box, boxOf, type CellRange } from './cell-range.ts'
import { fittingValue } from './fitting-value.ts'
import { seriesOf } from './series.ts'

/** The first row of the range into all others; a single row takes what is above it. */
export function fillDown<Row>(cells: ShownCells<Row>, range: CellRange): Attempt {
  const box = boxOf(range)
  const top = box.top === box.bottom ? box.top - 1 : box.top
  const from = top < 0 ? undefined : cells.rowAt(top)
  if (from === undefined) return newAttempt()
  return attemptBox(cells, { ...box, top: top + 1 }, (column) => column.value(from))
}

/** The first column of the range into all others; a single column takes what stands before it. */
export function fillRight<Row>(cells: ShownCells<Row>, range: CellRange): Attempt {
  const box = boxOf(range)
  const first = box.left === box.right ? box.left - 1 : box.left
  const from = cells.columns[first]
  if (from === undefined) return newAttempt()
  return attemptBox(cells, { ...box, left: first + 1 }, (column, row) =>
    fittingValue(from.value(row), from, column, cells),
  )
}

/** One value in all cells of the range that can hold it. */
export const fillWith = <Row>(
  cells: ShownCells<Row>,
  range: CellRange,
  value: CellValue,
  of: GridColumn<Row>,
): Attempt => attemptBox(cells, boxOf(range), (column) => fittingValue(value, of, column, cells))

/** A box, and the larger one to which its fill handle was drawn: goes on with what stands in it, in one direction. */
export function fillSeries<Row>(cells: ShownCells<Row>, from: Box, to: Box): Attempt {
  const isDown = to.bottom > from.bottom || to.top < from.top
  const beyond = beyondOf(from, to)
  if (!beyond) return newAttempt()
  return attemptBox(cells, beyond, (column, row, line, at) => {
    if (isDown) return seriesOf(columnValues(cells, from, column), line - from.top, column.type)
    const columns = cells.columns.slice(from.left, from.right + 1)
    const values = columns.map((each) => fittingValue(each.value(row), each, column, cells) ?? null)
    return seriesOf(values, at - from.left, column.type)
  })
}

const columnValues = <Row>(cells: ShownCells<Row>, { top, bottom }: Box, column: GridColumn<Row>) =>
  Array.from({ length: bottom - top + 1 }, (_, at) => {
    const row = cells.rowAt(top + at)
    return row === undefined ? null : column.value(row)
  })

/** Cells that the handle was drawn over, beside the box itself. */
function beyondOf(from: Box, to: Box): Box | undefined {
  if (to.bottom > from.bottom) return { ...from, top: from.bottom + 1, bottom: to.bottom }
  if (to.top < from.top) return { ...from, top: to.top, bottom: from.top - 1 }
  if (to.right > from.right) return { ...from, left: from.right + 1, right: to.right }
  if (to.left < from.left) return { ...from, left: to.left, right: from.left - 1 }
  return undefined
}
