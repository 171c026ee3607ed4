import { adjust, type Adjustment } from './adjust.ts'
import { type ColumnCell, pairTest } from './share-tests.ts'

/** Chance up to which a letter is small, and capital. */
const SURE = 0.05
const VERY_SURE = 0.01
const LETTERS = 26
const FIRST_LETTER = 65

/**
 * For each column of a row the letters of those whose share it is above, in their order: small from 95 %, capital from 99 %.
 * Columns are taken to share nobody; those with fewer than 30 people are left out.
 */
export function pairLetters(asked: { columns: readonly ColumnCell[]; method?: Adjustment }): string[] {
  const { columns, method } = asked
  const pairs = columns.flatMap((a, one) =>
    columns.slice(one + 1).flatMap((b, next) => {
      const { z, p } = pairTest({ a, b })
      const other = one + 1 + next
      return z === null || p === null
        ? []
        : [z > 0 ? { above: one, below: other, p } : { above: other, below: one, p }]
    }),
  )
  const chances = adjust({ p: pairs.map(({ p }) => p), method })
  const beats = columns.map((): { column: number; p: number }[] => [])
  pairs.forEach(({ above, below }, at) => beats[above]!.push({ column: below, p: chances[at]! }))
  return beats.map((beaten) =>
    beaten
      .filter(({ p }) => p <= SURE)
      .toSorted((one, other) => one.column - other.column)
      .map(({ column, p }) => (p <= VERY_SURE ? letterOf(column) : letterOf(column).toLowerCase()))
      .join(''),
  )
}

/** A to Z, then AA, AB, as columns of a spreadsheet. */
export function letterOf(place: number): string {
  const last = String.fromCodePoint(FIRST_LETTER + (place % LETTERS))
  return place < LETTERS ? last : letterOf(Math.floor(place / LETTERS) - 1) + last
}
