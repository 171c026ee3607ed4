import { QUERY_MOST_WORDS } from './limits.ts'
import { SKILL_SYNONYMS, SKILLS, type Skill } from './skills.ts'

/** What one or several words of a search may mean; whoever is found meets every term in one of its ways. */
export interface SearchTerm {
  skills: readonly Skill[]
  /** ISO codes. */
  markets: readonly string[]
  /** The words as typed, folded: of a name, a title or a city. */
  words: readonly string[]
}

/** Markets by their folded names, in every language that people type. */
export type MarketNames = ReadonlyMap<string, readonly string[]>

/** Of "south east asia" three are looked at together. */
const PHRASE_MOST_WORDS = 3

/** Lower case without accents and signs, as both the search and what it looks through are written. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const bySkillWord: ReadonlyMap<string, readonly Skill[]> = skillWords()

function skillWords(): Map<string, readonly Skill[]> {
  const found = new Map<string, readonly Skill[]>()
  for (const skill of SKILLS)
    for (const word of [skill, ...SKILL_SYNONYMS[skill]]) {
      const key = folded(word)
      found.set(key, [...(found.get(key) ?? []), skill])
    }
  return found
}

/** Reads "ppc spain": what is a skill or a market by its name, of up to three words, and what is none. */
export function searchTerms(query: string, markets: MarketNames): readonly SearchTerm[] {
  const words = folded(query).split(' ').filter(Boolean).slice(0, QUERY_MOST_WORDS)
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length;) {
    const length = phraseLength(words, at, markets)
    const phrase = words.slice(at, at + length)
    const key = phrase.join(' ')
    terms.push({ skills: bySkillWord.get(key) ?? [], markets: markets.get(key) ?? [], words: phrase })
    at += length
  }
  return terms
}

function phraseLength(words: readonly string[], at: number, markets: MarketNames): number {
  for (let length = Math.min(PHRASE_MOST_WORDS, words.length - at); length > 1; length--) {
    const key = words.slice(at, at + length).join(' ')
    if (bySkillWord.has(key) || markets.has(key)) return length
  }
  return 1
}

/** What people say in place of a country's own name. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  GB: ['uk', 'britain', 'great britain', 'england'],
  US: ['usa', 'us', 'america'],
  NL: ['holland'],
  CZ: ['czech republic'],
  AE: ['uae', 'emirates'],
  KR: ['korea'],
}

/** Each country by its code and its names in these languages. */
export function marketNames(codes: readonly string[], languages: readonly string[]): MarketNames {
  const names = new Map<string, readonly string[]>()
  const tellers = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  for (const code of codes) {
    const all = [code, ...(OTHER_NAMES[code] ?? []), ...tellers.map((teller) => teller.of(code) ?? code)]
    for (const key of new Set(all.map(folded))) names.set(key, [...(names.get(key) ?? []), code])
  }
  return names
}
