import type { Expression } from '../../audience/expression.ts'
import type { Vocabulary } from '../../audience/spelled-out.ts'
import { answerRows, sumsOfAnswers } from './answer-sums.ts'
import { type Bits, both } from './bits.ts'
import { codedLines, sumsOfCodes } from './code-sums.ts'
import { setOf } from './set-of.ts'
import { type Sums, sumsBySlot, sumsOfSets } from './set-sums.ts'
import { type SliceStore, weightsBySlot } from './slice-store.ts'

export interface Lines {
  rows: readonly Expression[]
  columns: readonly Expression[]
  base: Expression
  weight: string
}

/** Below it sets are quicker than a way through all people. */
const CELLS_BY_CODES = 60
/** From this many answers of one question for each column on, one pass over all people is faster than a set for each answer. */
const ANSWERS_BY_COLUMN = 3

/** Sums of rows by columns in one slice, each line with all of the base last. */
export function sumsOfLines(store: SliceStore, lines: Lines, names: Vocabulary): Sums {
  const base = setOf(store, lines.base, names)
  if (lines.rows.length * lines.columns.length >= CELLS_BY_CODES) {
    const rows = codedLines(store, lines.rows, names)
    const columns = rows && codedLines(store, lines.columns, names)
    if (columns) return sumsOfCodes(rows, columns, base, weightsBySlot(store, lines.weight))
  }
  const setsOf = (each: readonly Expression[]) => each.map((line) => setOf(store, line, names))
  const columns = [...setsOf(lines.columns), store.people.mask]
  if (lines.weight === store.weight)
    return sumsByLevel(store, { ...lines, base, columns, isSquare: isSquare(lines) }, names)
  const rows = [...setsOf(lines.rows).map((set) => both(set, base)), base]
  return sumsBySlot(rows, columns, weightsBySlot(store, lines.weight))
}

/** Rows by themselves, as a table of overlaps has them. */
const isSquare = ({ rows, columns }: Lines): boolean =>
  rows.length === columns.length && JSON.stringify(rows) === JSON.stringify(columns)

/** Answers of a question are counted together where that is quicker than a set of each. */
function sumsByLevel(
  store: SliceStore,
  {
    rows,
    columns,
    base,
    isSquare,
  }: { rows: readonly Expression[]; columns: readonly Bits[]; base: Bits; isSquare: boolean },
  names: Vocabulary,
): Sums {
  const answers = answerRows(store, rows, names, columns.length * ANSWERS_BY_COLUMN)
  const counted = new Set(answers.flatMap((each) => each.rows))
  const others = [...rows.keys()].filter((row) => !counted.has(row))
  const sets = [...others.map((row) => both(setOf(store, rows[row]!, names), base)), base]
  const ofSets = sumsOfSets(sets, columns, store.people, isSquare && answers.length === 0)
  if (answers.length === 0) return ofSets
  const width = 3 * columns.length
  const sums = new Float64Array((rows.length + 1) * width)
  for (const [at, row] of [...others, rows.length].entries())
    sums.set(ofSets.subarray(at * width, (at + 1) * width), row * width)
  for (const [column, set] of columns.entries()) {
    const people = set === base ? base : both(set, base)
    for (const each of answers) {
      const ofAnswers = sumsOfAnswers(each, people, store.people)
      for (const [at, row] of each.rows.entries())
        sums.set(ofAnswers.subarray(3 * at, 3 * at + 3), row * width + 3 * column)
    }
  }
  return sums
}
