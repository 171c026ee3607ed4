import { type Bits, countOf, countOfSeven } from './bits.ts'
import type { People } from './people.ts'

/** Sums n, w and q of cell after cell: all of a row first. */
export type Sums = Float64Array

/** Words of a block, so that all sets' parts of it stay near the processor. */
const BLOCK = 1024

/** Sums of each row's people that are in each column too. */
export function sumsOfSets(rows: readonly Bits[], columns: readonly Bits[], people: People): Sums {
  const { levels, starts } = people
  const sums = new Float64Array(3 * rows.length * columns.length)
  for (let from = 0; from < levels.length;) {
    let to = from + 1
    while (to < levels.length && starts[to + 1]! - starts[from]! <= BLOCK) to++
    const block = { ...people, from, to, sums }
    let cell = 0
    for (const row of rows)
      for (const column of columns) {
        addLevels(row, column, block, cell)
        cell += 3
      }
    from = to
  }
  return sums
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
