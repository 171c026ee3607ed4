import type { CellValue, ColumnType } from '../../table/column.ts'

const DAY_MS = 86_400_000

/**
 * Values that follow when some are drawn further: days go on by their step, one day goes on day by day; all else is said
 * again from its beginning.
 * @param place from the first value on; before it where it is negative
 */
export function seriesOf(values: readonly CellValue[], place: number, type: ColumnType): CellValue {
  const again = values[((place % values.length) + values.length) % values.length]!
  if (type !== 'date') return again
  const days = values.map((value) => (typeof value === 'string' ? Date.parse(value) / DAY_MS : Number.NaN))
  const step = stepOf(days)
  return step === undefined ? again : new Date((days[0]! + step * place) * DAY_MS).toISOString().slice(0, 10)
}

/** Days from each to the next; undefined where they differ, or where one is no day. */
function stepOf(days: readonly number[]): number | undefined {
  const step = days.length === 1 ? 1 : days[1]! - days[0]!
  const isEven = days.every((day, at) => !Number.isNaN(day) && (at === 0 || step === day - days[at - 1]!))
  return isEven ? step : undefined
}
