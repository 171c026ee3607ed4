import { type Bits, countOf, countOfSeven } from './bits.ts'
import type { People } from './people.ts'

/** Sums n, w and q of cell after cell: all of a row first. */
export type Sums = Float64Array

/** Words of a block, so that all sets' parts of it stay near the processor. */
const BLOCK = 1024

/**
 * Sums of each row's people that are in each column too.
 * @param isSquare rows and columns are the same sets of one base: a half is counted, and is the other half as well
 */
export function sumsOfSets(
  rows: readonly Bits[],
  columns: readonly Bits[],
  people: People,
  isSquare = false,
): Sums {
  const { levels, starts } = people
  const sums = new Float64Array(3 * rows.length * columns.length)
  for (let from = 0; from < levels.length;) {
    let to = from + 1
    while (to < levels.length && starts[to + 1]! - starts[from]! <= BLOCK) to++
    const block = { ...people, from, to, sums }
    for (const [at, row] of rows.entries())
      for (let column = isSquare ? at : 0; column < columns.length; column++)
        addLevels(row, columns[column]!, block, 3 * (at * columns.length + column))
    from = to
  }
  if (isSquare) mirror(sums, rows.length)
  return sums
}

function mirror(sums: Sums, width: number): void {
  for (let row = 1; row < width; row++)
    for (let column = 0; column < row; column++) {
      const from = 3 * (column * width + row)
      sums.copyWithin(3 * (row * width + column), from, from + 3)
    }
}

/** Levels of weight, and sums that they are added to. */
interface Block extends People {
  from: number
  to: number
  sums: Sums
}

function addLevels(row: Bits, column: Bits, { levels, starts, from, to, sums }: Block, cell: number): void {
  let n = 0
  let w = 0
  let q = 0
  let word = starts[from]!
  for (let level = from; level < to; level++) {
    const end = starts[level + 1]!
    let count = 0
    for (; word + 6 < end; word += 7) count = (count + countOfSeven(row, column, word)) | 0
    for (; word < end; word++) count = (count + countOf(row[word]! & column[word]!)) | 0
    const weight = levels[level]!
    n += count
    w += count * weight
    q += count * weight * weight
  }
  sums[cell]! += n
  sums[cell + 1]! += w
  sums[cell + 2]! += q
}

/** The same by a weight that people are not sorted by: one person after the other. */
export function sumsBySlot(rows: readonly Bits[], columns: readonly Bits[], weights: Float64Array): Sums {
  const sums = new Float64Array(3 * rows.length * columns.length)
  let cell = 0
  for (const row of rows)
    for (const column of columns) {
      for (let word = 0; word < row.length; word++)
        for (let bits = row[word]! & column[word]!; bits !== 0; bits &= bits - 1)
          addPerson(sums, cell, weights[word * 32 + 31 - Math.clz32(bits & -bits)]!)
      cell += 3
    }
  return sums
}

/** Somebody without a weight, or with one of 0, stands for nobody. */
export function addPerson(sums: Sums, cell: number, weight: number): void {
  if (!(weight > 0)) return
  sums[cell]! += 1
  sums[cell + 1]! += weight
  sums[cell + 2]! += weight * weight
}
