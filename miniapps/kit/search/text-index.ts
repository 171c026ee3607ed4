import { foldText } from './fold-text.ts'
import { lettersOf, likenessOf } from './looks-like.ts'

/** What a search compares, the most telling first. */
export interface Texts {
  title: string
  /** Another name of the same thing: `gb-northwind`, `mpc`. */
  alias?: string
  /** What stands beside the title: its client, its group. */
  beside?: string
  /** Other words that people type for it, each as good as a word of the title. */
  keywords?: string
  /** What may help as well: a country, a hint. */
  further?: string
}

interface Line<Item> extends Required<Texts> {
  item: Item
  /** Of the title; made when first needed. */
  letters?: number
}

/** Items with everything a search compares folded once. */
export type TextIndex<Item> = readonly Line<Item>[]

export function textIndex<Item>(items: readonly Item[], textsOf: (item: Item) => Texts): TextIndex<Item> {
  const fold = foldEachOnce()
  return items.map((item) => {
    const { title, alias = '', beside = '', keywords = '', further = '' } = textsOf(item)
    return {
      item,
      title: foldText(title),
      alias: foldText(alias),
      keywords: keywords && ` ${foldText(keywords)}`,
      beside: fold(beside),
      further: fold(further),
    }
  })
}

/** Thousands of brands share a few clients and countries. */
function foldEachOnce(): (text: string) => string {
  const folded = new Map<string, string>()
  return (text) => {
    const known = folded.get(text)
    if (known !== undefined) return known
    const result = foldText(text)
    folded.set(text, result)
    return result
  }
}

/** Ranks of a match; the smaller the better. */
const RANK = {
  exact: 0,
  start: 1,
  wordStart: 2,
  inside: 3,
  besideStart: 4,
  beside: 5,
  further: 6,
  alike: 7,
} as const
export const RANKS = Object.keys(RANK).length
const NO_MATCH = -1

export const wordsOf = (query: string): readonly string[] => foldText(query).split(/\s+/).filter(Boolean)

interface Word {
  text: string
  afterSpace: string
  isLike: ((title: string, letters: number) => boolean) | undefined
}

/**
 * Items in which every word of the query occurs, by rank (sparse) and in their order within it; the worst word decides.
 * `loose` adds, last, titles that look like what was typed: left-out letters and single slips.
 */
export function search<Item>(
  index: TextIndex<Item>,
  query: string,
  { loose = false } = {},
): readonly (readonly Item[])[] {
  const texts = wordsOf(query)
  const whole = texts.join(' ')
  const words = texts.map((text): Word => ({
    text,
    afterSpace: ` ${text}`,
    isLike: loose ? likenessOf(text) : undefined,
  }))
  const byRank: Item[][] = []
  for (const line of index) {
    const rank = rankOf(line, words, whole)
    if (rank !== NO_MATCH) (byRank[rank] ??= []).push(line.item)
  }
  return byRank
}

function rankOf(line: Line<unknown>, words: readonly Word[], whole: string): number {
  if (line.title.startsWith(whole)) return line.title.length === whole.length ? RANK.exact : RANK.start
  let worst: number = RANK.start
  for (const word of words) {
    const strict = rankOfWord(line, word)
    const rank =
      strict === NO_MATCH && word.isLike?.(line.title, (line.letters ??= lettersOf(line.title)))
        ? RANK.alike
        : strict
    if (rank === NO_MATCH) return NO_MATCH
    if (rank > worst) worst = rank
  }
  return worst
}

function rankOfWord(
  { title, alias, beside, keywords, further }: Line<unknown>,
  { text, afterSpace }: Word,
): number {
  const inTitle = title.indexOf(text)
  if (inTitle === 0 || alias.startsWith(text)) return RANK.start
  if (inTitle > 0) return title.includes(afterSpace) ? RANK.wordStart : RANK.inside
  if (keywords && keywords.includes(afterSpace)) return RANK.wordStart
  const inBeside = beside.indexOf(text)
  if (inBeside >= 0) return inBeside === 0 ? RANK.besideStart : RANK.beside
  return further.includes(text) || alias.includes(text) ? RANK.further : NO_MATCH
}
