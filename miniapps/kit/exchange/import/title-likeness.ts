import { foldText } from '../../search/fold-text.ts'

const wordsOf = (title: string) => foldText(title).match(/[\p{L}\p{N}%]+/gu) ?? []

/**
 * How much a column's title says one of a field's titles, from 0 to 1: 1 for the same words in any order, less where one
 * has words that the other has not ("Brand name (GB)" for "Brand").
 */
export function titleLikeness(title: string, titles: readonly string[]): number {
  const own = new Set(wordsOf(title))
  return Math.max(0, ...titles.map((each) => likeness(own, new Set(wordsOf(each)))))
}

/** The share of words that both have: 1 for the same ones. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length
  return both === 0 ? 0 : both / (a.size + b.size - both)
}
