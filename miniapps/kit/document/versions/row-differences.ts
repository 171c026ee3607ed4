import { type Json, sameJson } from '../../../domain/document/json.ts'
import type { SheetRow } from '../../../domain/document/sheet.ts'
import type { CellAuthors } from '../../../domain/document/wire.ts'
import type { Difference } from './differences-of.ts'

export type Rows = Readonly<Record<string, SheetRow>>

/** A row of a sheet in which two versions differ. */
export interface RowDifference {
  /** Path of the row. */
  row: string
  state: 'added' | 'removed' | 'changed'
  /** As the later version has it, or the earlier one where it is gone. */
  cells: SheetRow
  /** Each cell that is another, of a row that both have; else the whole row. */
  differences: readonly Difference[]
}

/** Row by row and cell by cell, in the order of the later version; rows that it does not have come last. */
export function rowDifferences(before: Rows, after: Rows, authors: CellAuthors): readonly RowDifference[] {
  const rows = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...rows].flatMap((row): readonly RowDifference[] => {
    const [was = null, is = null] = [before[row], after[row]]
    const whole = { path: row, before: was, after: is, last: authors[row] }
    if (!was) return [{ row, state: 'added', cells: is!, differences: [whole] }]
    if (!is) return [{ row, state: 'removed', cells: was, differences: [whole] }]
    const differences = cellDifferences(row, was, is, authors)
    return differences.length ? [{ row, state: 'changed', cells: is, differences }] : []
  })
}

function cellDifferences(
  row: string,
  was: SheetRow,
  is: SheetRow,
  authors: CellAuthors,
): readonly Difference[] {
  const at = (cells: SheetRow, cell: string): Json => cells[cell] ?? null
  return [...new Set([...Object.keys(is), ...Object.keys(was)])].flatMap((cell) => {
    const [before, after] = [at(was, cell), at(is, cell)]
    const path = `${row}/${cell}`
    return sameJson(before, after) ? [] : [{ path, before, after, last: authors[path] ?? authors[row] }]
  })
}
