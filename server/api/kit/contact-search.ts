import { type RawBuilder, sql as raw, type SqlBool } from 'kysely'
import { type SearchTerm, searchTerms } from '../../../miniapps/domain/contacts/search-terms.ts'
import { namedMarkets } from './named-markets.ts'

/** Of names D, C, B and A in `ts_rank`: title and language, name, market and city, skill. */
const WEIGHTS = '{0.1, 0.2, 0.6, 1}'

export interface ContactSearch {
  /** Whoever is found meets all of it. */
  matches: RawBuilder<SqlBool>
  /** How well. */
  rank: RawBuilder<number>
}

/** What was typed, as conditions on `contact.words`; null where nothing is asked. */
export function contactSearch(query: string): ContactSearch | null {
  const asked = searchTerms(query, namedMarkets()).map(lexemes)
  if (asked.length === 0) return null
  const all = asked.map((ways) => `(${ways.join(' | ')})`).join(' & ')
  const any = asked.flat().join(' | ') // "and" would rank by how near words stand to each other, which means nothing here
  return {
    matches: raw<SqlBool>`contact.words @@ ${all}::tsquery`,
    rank: raw<number>`ts_rank(${WEIGHTS}::float4[], contact.words, ${any}::tsquery)::float8`,
  }
}

/** Folded words hold letters and figures alone, so nothing in them can end the quotes. */
const lexemes = ({ skills, markets, words }: SearchTerm): readonly string[] => [
  ...skills.map(skillLexeme),
  ...markets.map(marketLexeme),
  `(${words.map((word) => `'${word}':*`).join(' & ')})`,
]

export const skillLexeme = (skill: string): string => `'sk${skill.replaceAll('-', '')}'`
export const marketLexeme = (code: string): string => `'mk${code.toLowerCase()}'`
export const agencyLexeme = (code: string): string => `'ag${code.replaceAll('-', '')}'`
export const languageLexeme = (code: string): string => `'lg${code}'`

/** One of the values of a filter, each by its lexeme. */
export const hasOneOf = (values: readonly string[]): RawBuilder<SqlBool> =>
  raw<SqlBool>`contact.words @@ ${values.join(' | ')}::tsquery`
