import type { Bits } from './bits.ts'

/**
 * People of a slice, sorted by weight. Each level of weight begins on a word of 32 bits, so that a set's sum of weights is the weights of
 * the levels times the bits in them.
 */
export interface People {
  n: number
  /** From the lightest; no two are equal. */
  levels: Float64Array
  /** People of each level. */
  counts: Uint32Array
  /** First word of each level; the last is where all end. */
  starts: Uint32Array
  words: number
  /** Real people; what is left over pads levels to whole words, and no NOT may count it. */
  mask: Bits
}

export function peopleOf(levels: Float64Array, counts: Uint32Array): People {
  const starts = new Uint32Array(levels.length + 1)
  counts.forEach((count, level) => (starts[level + 1] = starts[level]! + Math.ceil(count / 32)))
  const words = starts.at(-1)!
  const mask = new Uint32Array(words).fill(-1)
  counts.forEach((count, level) => {
    if (count % 32) mask[starts[level + 1]! - 1] = 2 ** (count % 32) - 1
  })
  return { n: counts.reduce((sum, count) => sum + count, 0), levels, counts, starts, words, mask }
}

/** People by their weights, and the slot of each in the store. */
export function arranged(weights: ArrayLike<number>): { people: People; slots: Uint32Array } {
  const order = Uint32Array.from({ length: weights.length }, (_, person) => person).toSorted(
    (one, other) => weights[one]! - weights[other]! || one - other,
  )
  const [levels, counts]: [number[], number[]] = [[], []]
  for (const person of order) {
    if (levels.at(-1) !== weights[person]) {
      levels.push(weights[person]!)
      counts.push(0)
    }
    counts[counts.length - 1]! += 1
  }
  const people = peopleOf(Float64Array.from(levels), Uint32Array.from(counts))
  const slots = new Uint32Array(order.length)
  let next = 0
  people.counts.forEach((count, level) => {
    for (let at = 0; at < count; at++) slots[order[next++]!] = people.starts[level]! * 32 + at
  })
  return { people, slots }
}
