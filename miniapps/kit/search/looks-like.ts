/** Shorter words look like almost anything. */
const SHORTEST = 3
const SHORTEST_WITH_SLIP = 5

/** Tells of titles whether they hold the word with letters left out (`scrcrd`), or with one slip (`socrecards`); all folded. */
export function likenessOf(word: string): (title: string, letters: number) => boolean {
  if (word.length < SHORTEST) return () => false
  const spellings = word.length < SHORTEST_WITH_SLIP ? [word] : [word, ...withOneLetterLess(word)]
  const needed = lettersOf(word)
  return (title, letters) => {
    const missing = needed & ~letters
    if ((missing & (missing - 1)) !== 0) return false // two letters that the title has not: more than one slip
    return spellings.some((spelling) => holdsInOrder(title, spelling))
  }
}

/** The letters of a text as bits, to pass over most titles without reading them. */
export function lettersOf(text: string): number {
  let bits = 0
  for (let index = 0; index < text.length; index++) bits |= 1 << (text.charCodeAt(index) & 31)
  return bits
}

/** But for the first: words are recognised by it. */
const withOneLetterLess = (word: string): readonly string[] =>
  Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 1) + word.slice(index + 2))

/** Letters in this order, from the start of a word and not too far apart. */
function holdsInOrder(title: string, letters: string): boolean {
  const widest = letters.length * 2
  const first = letters.charAt(0)
  for (let start = title.indexOf(first); start >= 0; start = title.indexOf(first, start + 1)) {
    const startsWord = start === 0 || title.charAt(start - 1) === ' '
    if (startsWord && endOf(title, letters, start) - start <= widest) return true
  }
  return false
}

/** Where the last letter is found, reading on from `start`; Infinity when one is missing. */
function endOf(title: string, letters: string, start: number): number {
  let at = start
  for (let index = 1; index < letters.length; index++) {
    at = title.indexOf(letters.charAt(index), at + 1)
    if (at < 0) return Infinity
  }
  return at + 1
}
