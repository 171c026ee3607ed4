import { correspondence, type Correspondence } from '../crosstab/correspondence.ts'
import type { CountedTable } from '../surveys/counting.ts'
import { INERTIA_LEAST } from './limits.ts'

export interface LaidOut extends Correspondence {
  /** Places of the lines that are in it; hidden and empty ones are left out. */
  rowPlaces: readonly number[]
  columnPlaces: readonly number[]
  /** Two axes show less than they should. */
  isPoor: boolean
}

/** Audiences by the answers that set them apart, by correspondence analysis; null where too few lines are left. */
export function laidOut({ cells }: CountedTable): LaidOut | null {
  const inner = cells.slice(0, -1).map((row) => row.slice(0, -1))
  const columnPlaces = (inner[0] ?? []).flatMap((_, column) =>
    inner.some((row) => (row[column]?.w ?? 0) > 0) && inner.every((row) => row[column]) ? [column] : [],
  )
  const rowPlaces = inner.flatMap((row, at) =>
    columnPlaces.some((column) => row[column]!.w > 0) ? [at] : [],
  )
  if (rowPlaces.length < 2 || columnPlaces.length < 2) return null
  const table = rowPlaces.map((row) => columnPlaces.map((column) => inner[row]![column]!.w))
  const found = correspondence({ table })
  if ('refused' in found) return null
  const shown = found.axes.reduce((sum, { share }) => sum + share, 0)
  return { ...found, rowPlaces, columnPlaces, isPoor: shown < INERTIA_LEAST }
}
