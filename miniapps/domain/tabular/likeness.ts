/**
 * Likeness of two texts, 0 to 1: 1 - Levenshtein/longer length, of their NFKC lower-case letters and digits. Texts
 * without either are alike in nothing unless both are.
 */
export const likeness = (a: string, b: string): number => plainLikeness(plainLetters(a), plainLetters(b))

/** The same of letters that are taken already, for a text that is compared with hundreds. */
export function plainLikeness(one: readonly string[], other: readonly string[]): number {
  const longer = Math.max(one.length, other.length)
  return longer === 0 ? 1 : 1 - distance(one, other) / longer
}

/** 0 to 1: no two texts of these lengths are more alike. */
export const mostLikeness = (one: readonly string[], other: readonly string[]): number =>
  Math.min(one.length, other.length) / Math.max(one.length, other.length, 1)

export const plainLetters = (text: string): string[] => Array.from(plainText(text))

/** Letters and digits alone, in lower case. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Levenshtein: the fewest letters to add, take away or change. */
function distance(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [place, letter] of one.entries()) {
    const next = [place + 1]
    for (const [column, each] of other.entries())
      next.push(Math.min(row[column]! + (each === letter ? 0 : 1), row[column + 1]! + 1, next[column]! + 1))
    row = next
  }
  return row.at(-1)!
}
