import { wordsOf } from './text-index.ts'
import { matchParts } from './match-parts.ts'

/** A text in which what was typed stands out. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const words = wordsOf(query)
  if (words.length === 0) return text
  // oxlint-disable-next-line react/no-array-index-key -- parts have no other name
  return matchParts(text, words).map(({ text: part, match }, index) =>
    match ? <mark key={index}>{part}</mark> : part,
  )
}
