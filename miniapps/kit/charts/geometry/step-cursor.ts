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
  const step = stepOf(key, Math.max(0, ...lengths))
  const first = lengths.findIndex((length) => length > 0)
  if (first < 0 || !step) return undefined
  const isColumn = lengths.every((length) => length <= 1)
  if (!at || key === 'Home')
    return { row: isColumn || !at ? first : at.row, column: key === 'End' ? lengths[first]! - 1 : 0 }
  if (key === 'End')
    return isColumn
      ? { row: lengths.findLastIndex((length) => length > 0), column: 0 }
      : { ...at, column: lengths[at.row]! - 1 }
  const along = step[0] + step[1]
  if (isColumn) return { row: within(at.row + along, lengths.length), column: 0 }
  if (lengths.length === 1) return { row: 0, column: within(at.column + along, lengths[0]!) }
  const row = within(at.row + step[0], lengths.length)
  return { row, column: within(at.column + step[1], lengths[row]!) }
}

/** In shorter lines page keys scroll the page. */
const PAGES_FROM = 100

/** Page keys go through a twentieth of a long line; Home and End are no steps but lead somewhere. */
function stepOf(key: string, longest: number): readonly [row: number, column: number] | undefined {
  const page = Math.round(longest / 20)
  if (longest >= PAGES_FROM && key.startsWith('Page')) return [0, key === 'PageUp' ? -page : page]
  return key === 'Home' || key === 'End' ? [0, 0] : STEPS[key]
}

const within = (place: number, length: number) => Math.max(0, Math.min(length - 1, place))
