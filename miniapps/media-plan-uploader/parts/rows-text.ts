import { words } from '../words/words.ts'

const ROWS_NAMED = 3

/** "Row 14", "Rows 5, 9, 12 and 37 more". */
export function rowsText(rows: readonly number[]): string {
  const named = rows.slice(0, ROWS_NAMED).join(', ')
  const more = rows.length - ROWS_NAMED
  if (more > 0) return words('rows.more', { rows: named, more })
  return words('rows', { count: rows.length, rows: named })
}
