interface Place {
  line: number
  column: number
}

export interface Filled {
  lines: number
  columns: number
  /** Whether something stands in a cell. */
  isFilled(line: number, column: number): boolean
}

/** Goal of Ctrl and an arrow, as in spreadsheets: to the end of the filled cells, else to the next filled one, else to the end. */
export function dataEdge(
  { line, column }: Place,
  [down, on]: readonly [down: number, on: number],
  { lines, columns, isFilled }: Filled,
): Place {
  const last = down > 0 ? lines - 1 - line : down < 0 ? line : on > 0 ? columns - 1 - column : column
  const at = (steps: number) => ({ line: line + down * steps, column: column + on * steps })
  const filled = (steps: number) => isFilled(line + down * steps, column + on * steps)
  let steps = 1
  if (last < 1) return at(Math.max(0, last))
  if (filled(0) && filled(1)) while (steps < last && filled(steps + 1)) steps++
  else while (steps < last && !filled(steps)) steps++
  return at(steps)
}
