import { foldText } from '../../kit/search/fold-text.ts'

const BEFORE = 60
const LENGTH = 180

/** The part of a text in which the first of the words stands, cut between words. */
export function excerpt(text: string, words: readonly string[]): string {
  const folded = foldText(text)
  const at = Math.max(0, ...words.map((word) => folded.indexOf(word)).slice(0, 1))
  if (text.length <= LENGTH) return text
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const end = text.indexOf(' ', start + LENGTH)
  return `${start > 0 ? '… ' : ''}${end < 0 ? text.slice(start) : `${text.slice(start, end)} …`}`
}
