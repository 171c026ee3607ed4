import type { CellText, GridColumn, CellValue } from '../../table/column.ts'

/** Rows that hold the same in one column, or in two. */
export interface RowGroup {
  /** What they hold; '' for an empty cell. */
  key: string
  text: string
  /** 2 for a group within another. */
  level: number
  /** Places in the arranged positions. */
  start: number
  end: number
}

const PARTS_KEYS = '\t'

/** Finds the groups among positions that are arranged by these columns: each is followed by those within it. */
export function groupRows<Row>(
  rows: readonly Row[],
  positions: Uint32Array,
  columns: readonly GridColumn<Row>[],
  textOf: (column: GridColumn<Row>) => CellText,
): RowGroup[] {
  const groups: RowGroup[] = []
  const open: RowGroup[] = []
  for (let at = 0; at < positions.length; at++) {
    const row = rows[positions[at]!]!
    let key = ''
    columns.forEach((column, depth) => {
      const value = column.value(row)
      key = (depth > 0 ? key + PARTS_KEYS : '') + String(value ?? '')
      const last = open[depth]
      if (last?.key === key) return void (last.end = at + 1)
      open.length = depth
      open.push({ key, text: textOf(column)(value), level: depth + 1, start: at, end: at + 1 })
      groups.push(open[depth]!)
    })
  }
  return groups
}

/** Lines of the grid from above: a row by its position, a group's heading by its place as -1, -2, -3 and so on, and at last the empty row. */
export function shownLines(
  positions: Uint32Array,
  groups: readonly RowGroup[],
  isClosed: (key: string) => boolean,
  blank?: number,
): Int32Array {
  const lines = new Int32Array(positions.length + groups.length + 1)
  let count = 0
  const addRows = (start: number, end: number) => {
    lines.set(positions.subarray(start, end), count)
    count += end - start
  }
  if (groups.length === 0) addRows(0, positions.length)
  let hiddenUntil = 0
  groups.forEach(({ key, start, end }, place) => {
    if (start < hiddenUntil) return
    lines[count++] = -1 - place
    if (isClosed(key)) hiddenUntil = end
    else if (!(groups[place + 1]?.start === start)) addRows(start, end)
  })
  if (blank !== undefined) lines[count++] = blank
  return lines.subarray(0, count)
}

/** Rows of a group, or all that are shown. */
export const rowsAt = <Row>(
  rows: readonly Row[],
  positions: Uint32Array,
  { start, end }: Pick<RowGroup, 'start' | 'end'> = { start: 0, end: positions.length },
): Row[] => Array.from(positions.subarray(start, end), (at) => rows[at]!)

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
