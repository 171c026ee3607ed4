/** Lines that add up to their totals: single-coded and complete. `rows`: the cells of each row, `columns`: those of each column. */
export interface AddUp {
  rows: boolean
  columns: boolean
}

/**
 * Cells that must be hidden, 1, so that nothing below the floor is shown or can be recomputed from what is shown beside it. The last row
 * and the last column of `n` are totals. People, unweighted.
 */
export function protectTable(asked: {
  n: readonly (readonly number[])[]
  floor: number
  addUp: AddUp
}): (0 | 1)[][] {
  const { n, floor, addUp } = asked
  const hidden = n.map((row) => row.map((count): 0 | 1 => (count > 0 && count < floor ? 1 : 0)))
  const across = n.map((row, at) => row.map((_, column): Place => [at, column]))
  const down = (n[0] ?? []).map((_, column) => n.map((__, at): Place => [at, column]))
  const table = { n, hidden, floor }
  let isChanged = true
  while (isChanged) {
    isChanged = [...across, ...down].map((line) => hideWithTotal(table, line)).some(Boolean)
    const adding = [...(addUp.rows ? across : []), ...(addUp.columns ? down : [])]
    for (const line of adding) isChanged = hideMore(table, line) || isChanged
  }
  return hidden
}

type Place = readonly [row: number, column: number]

interface Table {
  n: readonly (readonly number[])[]
  hidden: (0 | 1)[][]
  floor: number
}

/** A hidden total hides all that is above 0 in its line. */
function hideWithTotal({ n, hidden }: Table, line: readonly Place[]): boolean {
  const [row, column] = line.at(-1)!
  if (!hidden[row]![column]) return false
  const shown = line.filter(([at, to]) => !hidden[at]![to] && n[at]![to]! > 0)
  for (const [at, to] of shown) hidden[at]![to] = 1
  return shown.length > 0
}

/** While one cell alone is hidden, or those that are add up to less than the floor, their total gives them away. */
function hideMore({ n, hidden, floor }: Table, line: readonly Place[]): boolean {
  const [cells, [row, column]] = [line.slice(0, -1), line.at(-1)!]
  let isChanged = false
  for (;;) {
    const secret = cells.filter(([at, to]) => hidden[at]![to])
    const people = secret.reduce((sum, [at, to]) => sum + n[at]![to]!, 0)
    if (hidden[row]![column] || secret.length === 0 || (secret.length > 1 && people >= floor))
      return isChanged
    const shown = cells.filter(([at, to]) => !hidden[at]![to] && n[at]![to]! > 0)
    const least = Math.min(...shown.map(([at, to]) => n[at]![to]!))
    const [at, to] = shown.find(([one, other]) => n[one]![other] === least) ?? [row, column]
    hidden[at]![to] = 1
    isChanged = true
  }
}
