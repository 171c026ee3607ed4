import type { Sliced } from '../rows/in-slices.ts'
import type { ShownCells } from './cell-edits.ts'
import type { Box } from './cell-range.ts'

/** Of the cells in a box: how many hold something, and of their numbers sum and mean. */
export interface RangeFigures {
  count: number
  numbers: number
  sum: number
}

const PAUSE_AFTER = 512

export function* rangeFigures<Row>(
  { columns, rowAt }: ShownCells<Row>,
  { top, bottom, left, right }: Box,
): Sliced<RangeFigures> {
  const figures = { count: 0, numbers: 0, sum: 0 }
  const marked = columns.slice(left, right + 1)
  for (let line = top; line <= bottom; line++) {
    const row = rowAt(line)
    if (line % PAUSE_AFTER === 0) yield
    if (row === undefined) continue
    for (const { value } of marked) {
      const held = value(row)
      if (held === null || held === '') continue
      figures.count++
      if (typeof held !== 'number') continue
      figures.numbers++
      figures.sum += held
    }
  }
  return figures
}
