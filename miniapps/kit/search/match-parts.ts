import { foldText } from './fold-text.ts'

/** A part of a text, and whether it is what was typed. */
interface TextPart {
  text: string
  match: boolean
}

/** The text cut at the places where words of the query occur; folding may lengthen letters, so places are mapped back. */
export function matchParts(text: string, words: readonly string[]): readonly TextPart[] {
  const { folded, origin } = foldWithOrigin(text)
  const marked = new Set<number>()
  for (const word of words) {
    const at = wordPlace(folded, word)
    if (at >= 0) for (const place of origin.slice(at, at + word.length)) marked.add(place)
  }
  return partsOf(Array.from(text).map((letter, index) => ({ text: letter, match: marked.has(index) })))
}

/** The start of a word is the better place. */
function wordPlace(folded: string, word: string): number {
  if (folded.startsWith(word)) return 0
  const afterSpace = folded.indexOf(` ${word}`)
  return afterSpace >= 0 ? afterSpace + 1 : folded.indexOf(word)
}

/** The folded text, and for each of its letters the number of the character it came from. */
function foldWithOrigin(text: string): { folded: string; origin: readonly number[] } {
  const origin: number[] = []
  let folded = ''
  for (const [index, character] of Array.from(text).entries()) {
    const part = foldText(character)
    folded += part
    for (let letter = 0; letter < part.length; letter++) origin.push(index)
  }
  return { folded, origin }
}

/** Neighbours of the same kind become one part. */
function partsOf(letters: readonly TextPart[]): readonly TextPart[] {
  const parts: TextPart[] = []
  for (const { text, match } of letters) {
    const last = parts.at(-1)
    if (last?.match === match) last.text += text
    else parts.push({ text, match })
  }
  return parts
}
