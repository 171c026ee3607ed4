import type { Refused } from '../kernel/refused.ts'

export interface Axis {
  inertia: number
  /** Of all inertia, 0 to 1. */
  share: number
}

export interface Correspondence {
  chiSquare: number
  inertia: number
  /** The two that say most, at most. */
  axes: Axis[]
  /** Principal coordinates on each axis. */
  rows: number[][]
  columns: number[][]
}

const AXES = 2
const SWEEPS = 100
const NOTHING = 1e-12

/**
 * Correspondence analysis of a table of counts: singular values of its standardised residuals, rows and columns in principal coordinates.
 * On each axis the row that lies farthest out, of equals the first, is positive.
 */
export function correspondence({
  table,
}: {
  table: readonly (readonly number[])[]
}): Correspondence | Refused<'empty-line', { row?: number; column?: number }> {
  const total = table.flat().reduce((sum, count) => sum + count, 0)
  const rowShares = table.map((row) => row.reduce((sum, count) => sum + count, 0) / total)
  const columnShares = (table[0] ?? []).map(
    (_, column) => table.reduce((sum, row) => sum + row[column]!, 0) / total,
  )
  const [row, column] = [rowShares, columnShares].map((shares) => shares.findIndex((share) => !(share > 0)))
  if (row! >= 0) return { refused: 'empty-line', row: row! }
  if (column! >= 0) return { refused: 'empty-line', column: column! }
  const residuals = table.map((counts, at) =>
    counts.map((count, to) => {
      const expected = rowShares[at]! * columnShares[to]!
      return (count / total - expected) / Math.sqrt(expected)
    }),
  )
  const inertia = residuals.flat().reduce((sum, each) => sum + each * each, 0)
  const found = axesOf(residuals).slice(0, AXES)
  const rows = table.map(() => [] as number[])
  const columns = columnShares.map(() => [] as number[])
  for (const { value, vector } of found) {
    const onRows = residuals.map(
      (line, at) => line.reduce((sum, each, to) => sum + each * vector[to]!, 0) / Math.sqrt(rowShares[at]!),
    )
    const sign = signOf(onRows)
    onRows.forEach((place, at) => rows[at]!.push(sign * place))
    vector.forEach((each, to) =>
      columns[to]!.push((sign * each * Math.sqrt(value)) / Math.sqrt(columnShares[to]!)),
    )
  }
  const axes = found.map(({ value }) => ({ inertia: value, share: inertia > 0 ? value / inertia : 0 }))
  return { chiSquare: inertia * total, inertia, axes, rows, columns }
}

function signOf(places: readonly number[]): 1 | -1 {
  let farthest = 0
  places.forEach((place, at) => {
    if (Math.abs(place) > Math.abs(places[farthest]!) + NOTHING) farthest = at
  })
  return (places[farthest] ?? 0) < 0 ? -1 : 1
}

/** Squares of the singular values with their right vectors, the largest first: eigenvectors of the products of columns by Jacobi's rotations. */
function axesOf(residuals: readonly (readonly number[])[]): { value: number; vector: number[] }[] {
  const size = residuals[0]?.length ?? 0
  const matrix = Array.from({ length: size }, (_, one) =>
    Array.from({ length: size }, (__, other) =>
      residuals.reduce((sum, line) => sum + line[one]! * line[other]!, 0),
    ),
  )
  const vectors = Array.from({ length: size }, (_, one) =>
    Array.from({ length: size }, (__, other) => (one === other ? 1 : 0)),
  )
  for (let sweep = 0; sweep < SWEEPS && isMixed(matrix); sweep++)
    for (let one = 0; one < size; one++)
      for (let other = one + 1; other < size; other++) rotate(matrix, vectors, one, other)
  return matrix
    .map((line, at) => ({ value: Math.max(0, line[at]!), vector: vectors.map((each) => each[at]!) }))
    .filter(({ value }) => value > NOTHING)
    .toSorted((one, other) => other.value - one.value)
}

const isMixed = (matrix: readonly (readonly number[])[]): boolean =>
  matrix.some((line, one) => line.some((each, other) => one !== other && Math.abs(each) > 1e-18))

/** One rotation that brings the product of two lines to 0. */
function rotate(matrix: number[][], vectors: number[][], one: number, other: number): void {
  const mixed = matrix[one]![other]!
  if (mixed === 0) return
  const theta = (matrix[other]![other]! - matrix[one]![one]!) / (2 * mixed)
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(1, theta))
  const cosine = 1 / Math.hypot(1, tangent)
  const sine = tangent * cosine
  for (const line of matrix) turn(line, one, other, cosine, sine)
  const [first, second] = [matrix[one]!, matrix[other]!]
  for (let at = 0; at < first.length; at++) {
    const [a, b] = [first[at]!, second[at]!]
    first[at] = cosine * a - sine * b
    second[at] = sine * a + cosine * b
  }
  for (const line of vectors) turn(line, one, other, cosine, sine)
}

function turn(line: number[], one: number, other: number, cosine: number, sine: number): void {
  const [a, b] = [line[one]!, line[other]!]
  line[one] = cosine * a - sine * b
  line[other] = sine * a + cosine * b
}
