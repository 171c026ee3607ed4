export type SortValue = string | number | null | undefined
export type Direction = 'ascending' | 'descending'

/** A sorted copy; missing values stay last in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: Direction,
  compareText: (left: string, right: string) => number,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((left, right) => {
    const [a, b] = [valueOf(left), valueOf(right)]
    if (a === null || a === undefined) return b === null || b === undefined ? 0 : 1
    if (b === null || b === undefined) return -1
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b)))
  })
}
