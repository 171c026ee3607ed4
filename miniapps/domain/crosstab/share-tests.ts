import { normalTail } from '../kernel/statistics/tails.ts'
import { isTestable, less, NOBODY, type ThreeSums } from './three-sums.ts'

/** Null where a base is below 30 people or nothing varies. */
export interface ShareTest {
  z: number | null
  /** Two-sided. */
  p: number | null
}

/** A column and its people who are in the row. */
export interface ColumnCell {
  column: ThreeSums
  cell: ThreeSums
}

const UNTESTED: ShareTest = { z: null, p: null }

/** A column against the rest of the total: shares of the row, pooled over all. */
export function columnTest(asked: {
  cell: ThreeSums
  column: ThreeSums
  row: ThreeSums
  total: ThreeSums
}): ShareTest {
  const { cell, column, row, total } = asked
  const rest = { column: less(total, column), cell: less(row, cell) }
  const isAll = rest.column.n === 0
  return isTestable(column) && !isAll ? shareTest({ cell, column }, rest, NOBODY, row.w / total.w) : UNTESTED
}

/** Two columns that may share people, pooled over their union. `overlap` are those who are in both. */
export function pairTest(asked: { a: ColumnCell; b: ColumnCell; overlap?: ColumnCell }): ShareTest {
  const { a, b, overlap = { column: NOBODY, cell: NOBODY } } = asked
  if (!isTestable(a.column) || !isTestable(b.column)) return UNTESTED
  const both = (of: 'column' | 'cell') => a[of].w + b[of].w - overlap[of].w
  return shareTest(a, b, overlap.column, both('cell') / both('column'))
}

/** Variance of the difference of two weighted shares, those who are in both counted once. */
function shareTest(a: ColumnCell, b: ColumnCell, shared: ThreeSums, pooled: number): ShareTest {
  const [wa, wb] = [a.column.w, b.column.w]
  const spread = a.column.q / (wa * wa) + b.column.q / (wb * wb) - (2 * shared.q) / (wa * wb)
  const variance = pooled * (1 - pooled) * spread
  if (!(variance > ROUNDING)) return UNTESTED
  const z = (a.cell.w / wa - b.cell.w / wb) / Math.sqrt(variance)
  return { z, p: 2 * normalTail(Math.abs(z)) }
}

/** Two columns of the same people leave as much after subtraction. */
const ROUNDING = 1e-15
