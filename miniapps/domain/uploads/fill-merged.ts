import type { UploadCell } from './upload-cell.ts'
import { withCell } from './with-cell.ts'

/** Merged cells of a sheet, from 0, ends included. */
export interface Merged {
  top: number
  left: number
  bottom: number
  right: number
}

/**
 * Rows in which texts and days of cells that are merged over several rows stand in each of them: "Sky" beside five
 * placements is the vendor of all five. A number stays where it is: five times a package's price would be five packages.
 */
export function fillMerged(
  rows: readonly (readonly UploadCell[])[],
  merged: readonly Merged[],
): readonly (readonly UploadCell[])[] {
  const filled = [...rows]
  for (const { top, left, bottom } of merged) {
    const cell = rows[top]?.[left] ?? null
    if (typeof cell !== 'string' && !(cell instanceof Date)) continue
    for (let row = top + 1; row <= Math.min(bottom, rows.length - 1); row++)
      filled[row] = withCell(filled[row]!, left, cell)
  }
  return filled
}
