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

/** Sums of everybody, of questions that were asked before: all audiences are profiled against them. */
const ofEverybody = new WeakMap<CodedLines['places'], Sums>()

/** Sums n, w and q of each line among the people of a set, in one way through them: no set of an answer is made. */
export function sumsOfAnswers({ places, lines, length }: CodedLines, set: Bits, people: People): Sums {
  const kept = set === people.mask ? ofEverybody.get(places) : undefined
  const byPlace = kept?.length === 3 * length ? kept : sumsByPlace(places, length, set, people)
  if (set === people.mask) ofEverybody.set(places, byPlace)
  return Float64Array.from(lines.flatMap((line) => [0, 1, 2].map((sum) => sumOf(line, byPlace, sum))))
}

const sumOf = (places: readonly number[], byPlace: Sums, sum: number): number =>
  places.reduce((all, place) => all + byPlace[3 * place + sum]!, 0)

function sumsByPlace(places: CodedLines['places'], length: number, set: Bits, people: People): Sums {
  const { levels, starts, mask } = people
  const sums = new Float64Array(3 * length)
  const counts = new Int32Array(2 * length)
  for (let level = 0; level < levels.length; level++) {
    countPlaces(counts, places, set, mask, starts[level]!, starts[level + 1]!)
    const weight = levels[level]!
    for (let place = 0; place < length; place++) {
      const n = counts[place]! + counts[place + length]!
      sums[3 * place]! += n
      sums[3 * place + 1]! += n * weight
      sums[3 * place + 2]! += n * weight * weight
    }
    counts.fill(0)
  }
  return sums
}

/**
 * People of some words by their place, in two counts that belong together: one alone would wait for itself where many give the same answer.
 * Slots without a person have place 0, so that a word with all its people is counted whole.
 */
function countPlaces(
  counts: Int32Array,
  places: CodedLines['places'],
  set: Bits,
  mask: Bits,
  from: number,
  to: number,
): void {
  const half = counts.length >>> 1
  for (let word = from | 0; word < to; word = (word + 1) | 0) {
    let slot = word << 5
    if (set[word] === mask[word])
      for (const end = (slot + 32) | 0; slot < end; slot = (slot + 4) | 0) {
        const a = places[slot]!
        const b = (places[(slot + 1) | 0]! + half) | 0
        const c = places[(slot + 2) | 0]!
        const d = (places[(slot + 3) | 0]! + half) | 0
        counts[a] = (counts[a]! + 1) | 0
        counts[b] = (counts[b]! + 1) | 0
        counts[c] = (counts[c]! + 1) | 0
        counts[d] = (counts[d]! + 1) | 0
      }
    else
      for (let bits = set[word]! | 0; bits !== 0; bits &= (bits - 1) | 0) {
        const place = places[(slot + 31 - Math.clz32(bits & -bits)) | 0]!
        counts[place] = (counts[place]! + 1) | 0
      }
  }
}
