import type { Expression } from '../../audience/expression.ts'
import type { Vocabulary } from '../../audience/spelled-out.ts'
import type { Bits } from './bits.ts'
import { columnNamed, placesOfCodes, variableOf } from './set-of.ts'
import { addPerson, type Sums } from './set-sums.ts'
import type { SliceStore } from './slice-store.ts'

/** Lines that are answers to one single-coded question. */
export interface CodedLines {
  places: Uint8Array | Uint16Array
  /** Places that a line adds up: more than one where it is a net. */
  lines: readonly (readonly number[])[]
  /** Places that there are, 0 among them. */
  length: number
}

/** The lines as answers to one question; undefined where they are about several, or about anything else. */
export function codedLines(
  store: SliceStore,
  lines: readonly Expression[],
  names: Vocabulary,
): CodedLines | undefined {
  const [first] = lines
  if (first?.op !== 'in') return undefined
  const column = columnNamed(store, first.variable)
  if (column.kind !== 'single') return undefined
  const variable = variableOf(first.variable, names.frame)
  const places: number[][] = []
  for (const line of lines) {
    if (line.op !== 'in' || line.variable !== first.variable) return undefined
    places.push(placesOfCodes(variable, line.codes).map((place) => place + 1))
  }
  return { places: column.places, lines: places, length: variable.codes.length + 1 }
}

/**
 * Sums of all pairs of answers to two questions, in one way through the people of a set: quicker than sets where there are many cells. The
 * last line of each is everybody, those too who gave no answer.
 */
export function sumsOfCodes(
  rows: CodedLines,
  columns: CodedLines,
  people: Bits,
  weights: Float64Array,
): Sums {
  const pairs = new Float64Array(3 * rows.length * columns.length)
  for (let slot = 0; slot < weights.length; slot++)
    if ((people[slot >>> 5]! >>> (slot & 31)) & 1)
      addPerson(pairs, 3 * (rows.places[slot]! * columns.length + columns.places[slot]!), weights[slot]!)
  return addedUp(
    pairs,
    columns.length,
    [...rows.lines, everyPlace(rows)],
    [...columns.lines, everyPlace(columns)],
  )
}

const everyPlace = ({ length }: CodedLines): number[] => Array.from({ length }, (_, place) => place)

/** Pairs of places, `width` to a row, added up to lines. */
function addedUp(
  pairs: Sums,
  width: number,
  rows: readonly (readonly number[])[],
  columns: readonly (readonly number[])[],
): Sums {
  const sums = new Float64Array(3 * rows.length * columns.length)
  rows.forEach((ofRow, row) =>
    columns.forEach((ofColumn, column) => {
      const cell = 3 * (row * columns.length + column)
      for (const one of ofRow)
        for (const other of ofColumn)
          for (let sum = 0; sum < 3; sum++) sums[cell + sum]! += pairs[3 * (one * width + other) + sum]!
    }),
  )
  return sums
}
