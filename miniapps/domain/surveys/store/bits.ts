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

/** Bits of a word that are set. */
export function countOf(word: number): number {
  const nibbles = nibblesOf(word)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Bits of a word, added up within each four. */
function nibblesOf(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0
  return ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0
}

function bytesOf(word: number): number {
  const nibbles = nibblesOf(word)
  return (nibbles + (nibbles >>> 4)) & 0x0f0f0f0f
}

/** Bits that seven words from this one on have in both sets. Added up digit by digit first: three counts instead of seven. */
export function countOfSeven(one: Bits, other: Bits, word: number): number {
  const a = one[word]! & other[word]!
  const b = one[word + 1]! & other[word + 1]!
  const c = one[word + 2]! & other[word + 2]!
  const d = one[word + 3]! & other[word + 3]!
  const e = one[word + 4]! & other[word + 4]!
  const f = one[word + 5]! & other[word + 5]!
  const g = one[word + 6]! & other[word + 6]!
  const abc = a ^ b ^ c
  const def = d ^ e ^ f
  const twosOfAbc = (a & b) | ((a ^ b) & c)
  const twosOfDef = (d & e) | ((d ^ e) & f)
  const ones = abc ^ def ^ g
  const twosOfRest = (abc & def) | ((abc ^ def) & g)
  const twos = twosOfAbc ^ twosOfDef ^ twosOfRest
  const fours = (twosOfAbc & twosOfDef) | ((twosOfAbc ^ twosOfDef) & twosOfRest)
  const bytes = (bytesOf(ones) + 2 * bytesOf(twos) + 4 * bytesOf(fours)) | 0
  return Math.imul(bytes, 0x01010101) >>> 24
}

/** People who are in one of two sets alone: how far apart the sets are. */
export function apart(one: Bits, other: Bits): number {
  let people = 0
  for (let word = 0; word < one.length; word++) people += countOf(one[word]! ^ other[word]!)
  return people
}
