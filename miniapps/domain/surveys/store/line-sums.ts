import type { Expression } from '../../audience/expression.ts'
import type { Vocabulary } from '../../audience/spelled-out.ts'
import { both } from './bits.ts'
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

/** Sums of rows by columns in one slice, each line with all of the base last. */
export function sumsOfLines(store: SliceStore, lines: Lines, names: Vocabulary): Sums {
  const base = setOf(store, lines.base, names)
  if (lines.rows.length * lines.columns.length >= CELLS_BY_CODES) {
    const rows = codedLines(store, lines.rows, names)
    const columns = rows && codedLines(store, lines.columns, names)
    if (columns) return sumsOfCodes(rows, columns, base, weightsBySlot(store, lines.weight))
  }
  const setsOf = (each: readonly Expression[]) => each.map((line) => setOf(store, line, names))
  const rows = [...setsOf(lines.rows).map((set) => both(set, base)), base]
  const columns = [...setsOf(lines.columns), store.people.mask]
  return lines.weight === store.weight
    ? sumsOfSets(rows, columns, store.people)
    : sumsBySlot(rows, columns, weightsBySlot(store, lines.weight))
}
