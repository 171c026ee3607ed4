import type { CellText, GridColumn, CellValue } from '../../table/column.ts'

/** Rows that hold the same in one column. */
export interface RowGroup {
  /** What they hold; '' for an empty cell. */
  key: string
  text: string
  /** Places in the arranged positions. */
  start: number
  end: number
}

/** Finds the groups among positions that are arranged by this column. */
export function groupRows<Row>(
  rows: readonly Row[],
  positions: Uint32Array,
  column: GridColumn<Row>,
  text: CellText,
): RowGroup[] {
  const groups: RowGroup[] = []
  for (let at = 0; at < positions.length; at++) {
    const value = column.value(rows[positions[at]!]!)
    const key = value === null ? '' : String(value)
    const last = groups.at(-1)
    if (last?.key === key) last.end = at + 1
    else groups.push({ key, text: text(value), start: at, end: at + 1 })
  }
  return groups
}

/** What the grid shows: a row by its position, a group's heading by its place as -1, -2, -3 and so on. */
export function shownLines(
  positions: Uint32Array,
  groups: readonly RowGroup[],
  isClosed: (key: string) => boolean,
): Int32Array {
  if (groups.length === 0) return Int32Array.from(positions)
  const lines: number[] = []
  groups.forEach(({ key, start, end }, place) => {
    lines.push(-1 - place)
    if (!isClosed(key)) for (let at = start; at < end; at++) lines.push(positions[at]!)
  })
  return Int32Array.from(lines)
}

/** A group's figure of one column, over the cells that hold a number. */
export function aggregateOf<Row>(
  rows: readonly Row[],
  positions: Uint32Array,
  { start, end }: RowGroup,
  { aggregate, value }: GridColumn<Row>,
): number | null {
  let count = 0
  let sum = 0
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let at = start; at < end; at++) {
    const held: CellValue = value(rows[positions[at]!]!)
    if (typeof held !== 'number') continue
    count++
    sum += held
    if (held < min) min = held
    if (held > max) max = held
  }
  if (count === 0 || !aggregate) return null
  return { sum, mean: sum / count, min, max }[aggregate]
}
