import type { Expression } from '../../audience/expression.ts'
import type { Vocabulary } from '../../audience/spelled-out.ts'
import type { Bits } from './bits.ts'
import { type CodedLines, codedLines } from './code-sums.ts'
import type { People } from './people.ts'
import type { Sums } from './set-sums.ts'
import type { SliceStore } from './slice-store.ts'

/** Rows that are answers to one single-coded question, by their places in the table. */
export interface AnswerRows extends CodedLines {
  rows: readonly number[]
}

/** Rows by their questions; those alone of which a question has at least so many. */
export function answerRows(
  store: SliceStore,
  lines: readonly Expression[],
  names: Vocabulary,
  least: number,
): AnswerRows[] {
  const byQuestion = new Map<string, number[]>()
  for (const [row, line] of lines.entries()) {
    if (line.op !== 'in') continue
    const rows = byQuestion.get(line.variable)
    if (rows) rows.push(row)
    else byQuestion.set(line.variable, [row])
  }
  return [...byQuestion.values()].flatMap((rows) => {
    if (rows.length < least) return []
    const coded = codedLines(
      store,
      rows.map((row) => lines[row]!),
      names,
    )
    return coded ? [{ ...coded, rows }] : []
  })
}

/** Sums n, w and q of each line among the people of a set, in one way through them: no set of an answer is made. */
export function sumsOfAnswers(
  { places, lines, length }: CodedLines,
  set: Bits,
  { levels, starts }: People,
): Sums {
  const byPlace = new Float64Array(3 * length)
  const counts = new Uint32Array(length)
  levels.forEach((weight, level) => {
    countPlaces(counts, places, set, starts[level]!, starts[level + 1]!)
    for (let place = 0; place < length; place++) {
      const n = counts[place]!
      byPlace[3 * place]! += n
      byPlace[3 * place + 1]! += n * weight
      byPlace[3 * place + 2]! += n * weight * weight
    }
    counts.fill(0)
  })
  return Float64Array.from(lines.flatMap((line) => [0, 1, 2].map((sum) => sumOf(line, byPlace, sum))))
}

const sumOf = (places: readonly number[], byPlace: Sums, sum: number): number =>
  places.reduce((all, place) => all + byPlace[3 * place + sum]!, 0)

const FULL = 2 ** 32 - 1

function countPlaces(
  counts: Uint32Array,
  places: CodedLines['places'],
  set: Bits,
  from: number,
  to: number,
): void {
  for (let word = from; word < to; word++) {
    const first = word * 32
    if (set[word] === FULL) for (let slot = first; slot < first + 32; slot++) counts[places[slot]!]! += 1
    else
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
        counts[places[first + 31 - Math.clz32(bits & -bits)]!]! += 1
  }
}
