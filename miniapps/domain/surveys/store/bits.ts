/** A set of people: a bit for each slot of a slice's store. Never changed once made, as many sets share one. */
export type Bits = Uint32Array

export function both(one: Bits, other: Bits): Bits {
  const bits = new Uint32Array(one.length)
  for (let word = 0; word < bits.length; word++) bits[word] = one[word]! & other[word]!
  return bits
}

export function either(one: Bits, other: Bits): Bits {
  const bits = new Uint32Array(one.length)
  for (let word = 0; word < bits.length; word++) bits[word] = one[word]! | other[word]!
  return bits
}

/** Those of the first set that are not in the second. */
export function without(one: Bits, other: Bits): Bits {
  const bits = new Uint32Array(one.length)
  for (let word = 0; word < bits.length; word++) bits[word] = one[word]! & ~other[word]!
  return bits
}

/** Those in `k` or more of the sets: they are added up digit by digit, 32 people at a time. */
export function atLeast(k: number, sets: readonly Bits[], words: number): Bits {
  const digits = Array.from({ length: Math.ceil(Math.log2(sets.length + 1)) }, () => new Uint32Array(words))
  for (const set of sets)
    for (let word = 0; word < words; word++) {
      let carry = set[word]!
      for (let digit = 0; carry !== 0; digit++) {
        const before = digits[digit]![word]!
        digits[digit]![word] = before ^ carry
        carry &= before
      }
    }
  const bits = new Uint32Array(words)
  if (k <= sets.length) for (let word = 0; word < words; word++) bits[word] = notBelow(k, digits, word)
  return bits
}

/** Bits of the people whose number, written in `digits` from the lowest, is `k` or more. */
function notBelow(k: number, digits: readonly Bits[], word: number): number {
  let [above, equal] = [0, -1]
  for (let digit = digits.length - 1; digit >= 0; digit--) {
    const one = digits[digit]![word]!
    if ((k >> digit) & 1) equal &= one
    else {
      above |= equal & one
      equal &= ~one
    }
  }
  return above | equal
}

/** Every second bit, every second two and every second four of a word; and what adds its bytes up in the highest. */
const ONES = 0x55555555
const TWOS = 0x33333333
const FOURS = 0x0f0f0f0f
const BYTES = 0x01010101

/** Bits of a word that are set. */
export function countOf(word: number): number {
  const twos = (word - ((word >>> 1) & ONES)) | 0
  const fours = ((twos & TWOS) + ((twos >>> 2) & TWOS)) | 0
  return Math.imul((fours + (fours >>> 4)) & FOURS, BYTES) >>> 24
}

/** Bits of three words that are set. They are added up digit by digit first: two counts instead of three. */
export function countOfThree(a: number, b: number, c: number): number {
  const ab = a ^ b
  const low = ab ^ c
  const high = (a & b) | (ab & c)
  const lows = (low - ((low >>> 1) & ONES)) | 0
  const highs = (high - ((high >>> 1) & ONES)) | 0
  const fours = ((lows & TWOS) + ((lows >>> 2) & TWOS) + (((highs & TWOS) + ((highs >>> 2) & TWOS)) << 1)) | 0
  return Math.imul(((fours & FOURS) + ((fours >>> 4) & FOURS)) | 0, BYTES) >>> 24
}

/** People who are in one of two sets alone: how far apart the sets are. */
export function apart(one: Bits, other: Bits): number {
  let people = 0
  for (let word = 0; word < one.length; word++) people += countOf(one[word]! ^ other[word]!)
  return people
}
