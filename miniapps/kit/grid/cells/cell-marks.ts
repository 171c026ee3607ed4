import type { CellValue } from '../../table/column.ts'

/** A cell by the keys of its row and column, however they are arranged. */
export interface CellSpot {
  rowKey: string
  column: string
}

/** Somebody else, and the cell in which they are. */
export interface CellPerson extends CellSpot {
  person: { id: string; name: string }
}

/** More than its value that is to be seen of a cell. */
export interface CellMark {
  /** Another has stored this, too; both are shown until somebody chooses. */
  conflict?: { theirs: CellValue; by?: string | undefined }
  /** Somebody else has just changed it: it flashes, and says so for as long as this mark is there. */
  changedBy?: string
  comments?: number
}

/** Marks of one row's cells, by the keys of their columns. */
export type CellMarks = Readonly<Record<string, CellMark>>

/** People by the keys of the rows in which they are. */
export function peopleByRow(people: readonly CellPerson[]): ReadonlyMap<string, readonly CellPerson[]> {
  const byRow = new Map<string, CellPerson[]>()
  for (const each of people) byRow.set(each.rowKey, [...(byRow.get(each.rowKey) ?? []), each])
  return byRow
}
