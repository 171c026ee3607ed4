import { mostLikeness, plainLetters, plainLikeness } from '../tabular/likeness.ts'
import { LIKE_MAX, LIKENESS_FLOOR } from './limits.ts'
import type { TaxonomyNode } from './taxonomy.ts'

/** A node whose name is like one of an audience's: a guess, without figures. */
export interface LikeNode {
  node: TaxonomyNode
  /** 0 to 1. */
  likeness: number
  /** The audience's name that it is like. */
  name: string
}

/** Two words that differ by less are one: a plural, a slip. */
const SAME_WORD = 0.75

/**
 * Nodes with names like these, the most like first. Likeness is twice the words that two names share over all of their words, so that
 * order and filling between do not count.
 */
export function likeNodes(asked: {
  names: readonly string[]
  nodes: readonly TaxonomyNode[]
  floor?: number
  most?: number
}): LikeNode[] {
  const { names, nodes, floor = LIKENESS_FLOOR, most = LIKE_MAX } = asked
  const alike = sameWords(names.flatMap(wordsOf))
  const sought = names.map((name) => ({ name, words: new Set(wordsOf(name)) }))
  return nodes
    .flatMap((node): LikeNode[] => {
      const words = [...new Set(wordsOf(node.name))].map(alike)
      const best = sought
        .map((each) => ({ name: each.name, likeness: shareOf(each.words, words) }))
        .toSorted((one, other) => other.likeness - one.likeness)[0]
      return best && best.likeness >= floor ? [{ node, ...best }] : []
    })
    .toSorted((one, other) => other.likeness - one.likeness || (one.node.id < other.node.id ? -1 : 1))
    .slice(0, most)
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function shareOf(sought: ReadonlySet<string>, words: readonly (readonly string[])[]): number {
  const shared = words.filter((same) => same.some((word) => sought.has(word))).length
  const all = sought.size + words.length
  return all === 0 ? 0 : Math.min(1, (2 * shared) / all)
}

/** Of a word those of the sought ones that it may be; a taxonomy has few different words, so each is compared once. */
function sameWords(sought: readonly string[]): (word: string) => readonly string[] {
  const letters = [...new Set(sought)].map((word) => ({ word, letters: plainLetters(word) }))
  const known = new Map<string, readonly string[]>()
  return (word) => {
    const found = known.get(word)
    if (found) return found
    const own = plainLetters(word)
    const same = letters
      .filter((each) => mostLikeness(each.letters, own) >= SAME_WORD)
      .filter((each) => plainLikeness(each.letters, own) >= SAME_WORD)
      .map((each) => each.word)
    known.set(word, same)
    return same
  }
}
