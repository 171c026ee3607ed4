/** Which value is read: its line, and its place in it. */
export interface Cursor {
  row: number
  column: number
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Where a key leads among values that stand in lines of these lengths; undefined for a key that leads nowhere. In a single line, or a single column, all arrows lead along it. */
export function stepCursor(
  lengths: readonly number[],
  at: Cursor | undefined,
  key: string,
): Cursor | undefined {
  const step = STEPS[key]
  const first = lengths.findIndex((length) => length > 0)
  if (first < 0 || !(step || key === 'Home' || key === 'End')) return undefined
  const isColumn = lengths.every((length) => length <= 1)
  if (!at || key === 'Home')
    return { row: isColumn || !at ? first : at.row, column: key === 'End' ? lengths[first]! - 1 : 0 }
  if (key === 'End')
    return isColumn
      ? { row: lengths.findLastIndex((length) => length > 0), column: 0 }
      : { ...at, column: lengths[at.row]! - 1 }
  const along = step![0] + step![1]
  if (isColumn) return { row: within(at.row + along, lengths.length), column: 0 }
  if (lengths.length === 1) return { row: 0, column: within(at.column + along, lengths[0]!) }
  const row = within(at.row + step![0], lengths.length)
  return { row, column: within(at.column + step![1], lengths[row]!) }
}

const within = (place: number, length: number) => Math.max(0, Math.min(length - 1, place))
