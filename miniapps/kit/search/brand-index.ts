import type { Country, Workspace } from '../../../shell/contract/entities.ts'
import { COUNTRY_WORDS } from '../../../shell/contract/country-words.ts'
import { shownLanguage, type Language } from '../../../shell/contract/words.ts'
import { countryNames } from '../words/country-name.ts'
import { search, textIndex, wordsOf, type TextIndex, type Texts } from './text-index.ts'

export type BrandIndex = TextIndex<Workspace>

const indexes = new WeakMap<readonly Workspace[], { language: Language; index: BrandIndex }>()

/** The index of a list of brands, made when first asked for; its countries are in the language in use. */
export function brandIndex(brands: readonly Workspace[]): BrandIndex {
  const language = shownLanguage()
  const known = indexes.get(brands)
  if (known?.language === language) return known.index
  const index = textIndex(brands, textsOf)
  indexes.set(brands, { language, index })
  return index
}

/**
 * Brands in which every word of the query occurs in name, label, client or country; the best matches first,
 * equal ones by `recent` and then in the order of the list. 10,000 brands take a few milliseconds.
 */
export const findBrands = (
  index: BrandIndex,
  query: string,
  recent?: ReadonlySet<string>,
): readonly Workspace[] => findInEach([index], query, recent)[0]!

/** The same for several lists: what merely looks like the query is looked for where none of them has it. */
export function findInEach(
  indexes: readonly BrandIndex[],
  query: string,
  recent: ReadonlySet<string> = new Set(),
): readonly (readonly Workspace[])[] {
  const asked = query.replace(LABEL_START, '$1-')
  if (wordsOf(asked).length === 0) return indexes.map((index) => index.map(({ item }) => item))
  const found = indexes.map((index) => recentFirst(search(index, asked), recent))
  if (found.some(({ length }) => length > 0)) return found
  return indexes.map((index) => recentFirst(search(index, asked, { loose: true }), recent))
}

const recentFirst = (
  byRank: readonly (readonly Workspace[])[],
  recent: ReadonlySet<string>,
): readonly Workspace[] =>
  byRank.flatMap((brands) => {
    const first = brands.filter(({ id }) => recent.has(id))
    return first.length > 0 ? [...first, ...brands.filter(({ id }) => !recent.has(id))] : brands
  })

/** A label as breadcrumbs show it; in the index it is one word, or its country would match other brands. */
const LABEL_START = /^\s*([a-z]{2}) - /i

function textsOf(brand: Workspace): Texts {
  const { name, clientName = '', country } = brand
  return {
    title: name,
    alias: country ? `${country.code}-${name}` : name,
    beside: clientName,
    further: country ? wordsFor(country) : '',
  }
}

/** In every language: colleagues in other countries use theirs. */
function wordsFor({ code, name }: Country): string {
  return [...new Set([code, name, ...countryNames(code), COUNTRY_WORDS[code] ?? ''])].join(' ')
}
