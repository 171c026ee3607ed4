import { type Bits, countOf, countOfThree } from './bits.ts'
import type { People } from './people.ts'

/** Sums n, w and q of cell after cell: all of a row first. */
export type Sums = Float64Array

/** Words of a block, so that all sets' parts of it stay near the processor. */
const BLOCK = 1024

/**
 * Sums of each row's people that are in each column too. A column is read once for two rows; an odd last one is counted twice.
 * @param isSquare rows and columns are the same sets of one base: a half is counted, and is the other half as well
 */
export function sumsOfSets(
  rows: readonly Bits[],
  columns: readonly Bits[],
  people: People,
  isSquare = false,
): Sums {
  const width = 3 * columns.length
  const even = rows.length % 2 ? [...rows, rows.at(-1)!] : rows
  const sums = new Float64Array(even.length * width)
  const two = new Float64Array(6)
  for (const [levels, starts] of blocksOf(people))
    for (let row = 0; row < rows.length; row += 2)
      for (let column = isSquare ? row : 0; column < columns.length; column++) {
        countTwo(even[row]!, even[row + 1]!, columns[column]!, levels, starts, two)
        const cell = row * width + 3 * column
        for (let sum = 0; sum < 3; sum++) {
          sums[cell + sum]! += two[sum]!
          sums[cell + width + sum]! += two[sum + 3]!
        }
      }
  if (isSquare) mirror(sums, rows.length)
  return sums.subarray(0, rows.length * width)
}

/** Levels of weight and their first words, a block at a time. */
function* blocksOf({ levels, starts }: People): Generator<[levels: Float64Array, starts: Uint32Array]> {
  for (let from = 0; from < levels.length;) {
    let to = from + 1
    while (to < levels.length && starts[to + 1]! - starts[from]! <= BLOCK) to++
    yield [levels.subarray(from, to), starts.subarray(from, to + 1)]
    from = to
  }
}

function mirror(sums: Sums, width: number): void {
  for (let row = 1; row < width; row++)
    for (let column = 0; column < row; column++) {
      const from = 3 * (column * width + row)
      sums.copyWithin(3 * (row * width + column), from, from + 3)
    }
}

/**
 * Sums of two rows' people in a column, three words at a time. Places are whole numbers (`| 0`), and no list or object is made within: each
 * would take a fifth of the speed.
 */
function countTwo(one: Bits, two: Bits, column: Bits, levels: Float64Array, starts: Uint32Array, sums: Sums) {
  let n1 = 0
  let w1 = 0
  let q1 = 0
  let n2 = 0
  let w2 = 0
  let q2 = 0
  let word = starts[0]! | 0
  for (let level = 0; level < levels.length; level++) {
    const end = starts[level + 1]! | 0
    let count1 = 0
    let count2 = 0
    for (; ((word + 2) | 0) < end; word = (word + 3) | 0) {
      const next = (word + 1) | 0
      const last = (word + 2) | 0
      const a = column[word]!
      const b = column[next]!
      const c = column[last]!
      count1 = (count1 + countOfThree(one[word]! & a, one[next]! & b, one[last]! & c)) | 0
      count2 = (count2 + countOfThree(two[word]! & a, two[next]! & b, two[last]! & c)) | 0
    }
    for (; word < end; word = (word + 1) | 0) {
      count1 = (count1 + countOf(one[word]! & column[word]!)) | 0
      count2 = (count2 + countOf(two[word]! & column[word]!)) | 0
    }
    const weight = levels[level]!
    n1 += count1
    w1 += count1 * weight
    q1 += count1 * weight * weight
    n2 += count2
    w2 += count2 * weight
    q2 += count2 * weight * weight
  }
  sums[0] = n1
  sums[1] = w1
  sums[2] = q1
  sums[3] = n2
  sums[4] = w2
  sums[5] = q2
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
