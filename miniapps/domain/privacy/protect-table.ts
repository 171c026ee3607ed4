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
  const across = n.map((row, at) => row.map((_, column): Place => [at, column]))
  const down = (n[0] ?? []).map((_, column) => n.map((__, at): Place => [at, column]))
  const sums = [...(addUp.rows ? across : []), ...(addUp.columns ? down : [])]
  return hiddenCells({ n, floor, totals: [...across, ...down], sums })
}

/** Row and column. */
export type Place = readonly [row: number, column: number]

/** Places whose cells are parts of the last one. */
export type Line = readonly Place[]

/**
 * The same of any lines. `totals`: a total hides its line with it. `sums`: parts that add up to the last, a net of answers for instance.
 * `secret`: cells that are hidden whatever they hold. `seen`: rows and columns from there on are shown to nobody, and known only by
 * subtraction.
 */
export function hiddenCells(asked: {
  n: readonly (readonly number[])[]
  floor: number
  totals: readonly Line[]
  sums: readonly Line[]
  secret?: readonly Place[]
  seen?: Place
}): (0 | 1)[][] {
  const { n, floor, totals, sums, secret = [], seen = [Infinity, Infinity] } = asked
  const hidden = n.map((row) => row.map((count): 0 | 1 => (count > 0 && count < floor ? 1 : 0)))
  for (const [row, column] of secret) hidden[row]![column] = 1
  const table = { n, hidden, floor, seen }
  let isChanged = true
  while (isChanged) {
    isChanged = totals.map((line) => hideWithTotal(table, line)).some(Boolean)
    for (const line of sums) isChanged = hideMore(table, line) || isChanged
  }
  return hidden
}

interface Table {
  n: readonly (readonly number[])[]
  hidden: (0 | 1)[][]
  floor: number
  seen: Place
}

/** A hidden total hides all that is above 0 in its line. */
function hideWithTotal({ n, hidden }: Table, line: Line): boolean {
  const [row, column] = line.at(-1)!
  if (!hidden[row]![column]) return false
  const shown = line.filter(([at, to]) => !hidden[at]![to] && n[at]![to]! > 0)
  for (const [at, to] of shown) hidden[at]![to] = 1
  return shown.length > 0
}

/**
 * While one cell alone is hidden, or those that are add up to less than the floor, their total gives them away; and a net that is hidden
 * alone is the sum of its parts. A cell that nobody sees is hidden first: it costs nothing.
 */
function hideMore(table: Table, line: Line): boolean {
  const { n, hidden, seen } = table
  const [row, column] = line.at(-1)!
  let isChanged = false
  while (!isSafe(table, line)) {
    const shown = line.slice(0, -1).filter(([at, to]) => !hidden[at]![to] && n[at]![to]! > 0)
    const unseen = shown.filter(([at, to]) => at >= seen[0] || to >= seen[1])
    const choice = unseen.length > 0 ? unseen : shown
    const least = Math.min(...choice.map(([at, to]) => n[at]![to]!))
    const [at, to] = choice.find(([one, other]) => n[one]![other] === least) ?? [row, column]
    hidden[at]![to] = 1
    isChanged = true
  }
  return isChanged
}

/** Whether what is hidden of a line cannot be told from the rest: most lines are, so that this makes no lists. */
function isSafe({ n, hidden, floor }: Table, line: Line): boolean {
  let [secret, people, shown] = [0, 0, 0]
  for (let place = 0; place < line.length - 1; place++) {
    const [row, column] = line[place]!
    const count = n[row]![column]!
    if (hidden[row]![column]) {
      secret++
      people += count
    } else if (count > 0) shown++
  }
  const [row, column] = line.at(-1)!
  if (hidden[row]![column]) return secret > 0 || shown === 0
  return secret === 0 || (secret > 1 && people >= floor)
}
