import type { CellText, GridColumn } from '../../table/column.ts'
import type { Sliced } from './in-slices.ts'
import { RUN_OF_TEXTS, sortSlices } from './sort-slices.ts'

const PAUSE_AFTER = 4096

/** One number a row that says its place in the order of a column; NaN for an empty cell. */
export type SortKeys = Float64Array

/** Numbers as they are, dates by their text, texts by their rank among all: comparing two texts by a language takes 3 µs. */
export function* sortKeys<Row>(
  rows: readonly Row[],
  column: GridColumn<Row>,
  text: CellText,
  compare: (left: string, right: string) => number,
): Sliced<SortKeys> {
  const keys = new Float64Array(rows.length)
  if (column.type === 'number') {
    for (let at = 0; at < rows.length; at++) {
      const value = column.value(rows[at]!)
      keys[at] = typeof value === 'number' ? value : Number.NaN
      if ((at + 1) % PAUSE_AFTER === 0) yield
    }
    return keys
  }
  const texts = yield* columnTexts(rows, column, column.type === 'date' ? String : text)
  const ranks = yield* ranksOf(texts, column.type === 'date' ? inCodePoints : compare)
  for (let at = 0; at < rows.length; at++) {
    keys[at] = ranks.get(texts[at]!) ?? Number.NaN
    if ((at + 1) % PAUSE_AFTER === 0) yield
  }
  return keys
}

const inCodePoints = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

/** What every cell of a column says. */
export function* columnTexts<Row>(
  rows: readonly Row[],
  { value }: GridColumn<Row>,
  text: CellText,
): Sliced<string[]> {
  const texts: string[] = []
  for (const row of rows) {
    const held = value(row)
    texts.push(held === null ? '' : text(held))
    if (texts.length % PAUSE_AFTER === 0) yield
  }
  return texts
}

function* differentOf(texts: readonly string[]): Sliced<string[]> {
  const seen = new Set([''])
  const different: string[] = []
  for (let at = 0; at < texts.length; at++) {
    const text = texts[at]!
    if (!seen.has(text)) {
      seen.add(text)
      different.push(text)
    }
    if ((at + 1) % PAUSE_AFTER === 0) yield
  }
  return different
}

/** Each different text, but for the empty one, with its place in the order. Equal ones for the language share theirs. */
function* ranksOf(
  texts: readonly string[],
  compare: (left: string, right: string) => number,
): Sliced<Map<string, number>> {
  const different = yield* differentOf(texts)
  const positions = Uint32Array.from(different.keys())
  const sorted = yield* sortSlices(
    positions,
    (left, right) => compare(different[left]!, different[right]!),
    RUN_OF_TEXTS,
  )
  const ranks = new Map<string, number>()
  let rank = 0
  for (let at = 0; at < sorted.length; at++) {
    const text = different[sorted[at]!]!
    if (at > 0 && compare(different[sorted[at - 1]!]!, text) !== 0) rank = at
    ranks.set(text, rank)
    if ((at + 1) % PAUSE_AFTER === 0) yield
  }
  return ranks
}
