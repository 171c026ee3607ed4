import type { Cell } from '../sheet.ts'
import type { ImportField } from './import-field.ts'
import { titleLikeness } from './title-likeness.ts'

/** Titles stand near the top, below a name, a date or a note at most. */
const ROWS_LOOKED_AT = 30
const SURE = 0.5

/**
 * The row, from 0, whose cells are the titles of the columns: the one that names most fields. Where none names any, the
 * first one with more than one text and nothing else.
 */
export function findTitleRow(rows: readonly (readonly Cell[])[], fields: readonly ImportField[]): number {
  const counts = rows.slice(0, ROWS_LOOKED_AT).map((row) => fieldsNamed(row, fields))
  const most = Math.max(0, ...counts)
  if (most > 0) return counts.indexOf(most)
  return Math.max(0, rows.slice(0, ROWS_LOOKED_AT).findIndex(hasTextsOnly))
}

const fieldsNamed = (row: readonly Cell[], fields: readonly ImportField[]) =>
  fields.filter(({ titles }) =>
    row.some((cell) => typeof cell === 'string' && titleLikeness(cell, titles) > SURE),
  ).length

function hasTextsOnly(row: readonly Cell[]): boolean {
  const cells = row.filter((cell) => cell !== null && cell !== '')
  return cells.length > 1 && cells.every((cell) => typeof cell === 'string')
}
