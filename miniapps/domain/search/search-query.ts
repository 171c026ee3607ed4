/** What one search goes over; apps are looked for in the browser, which has them by their names in the person's language. */
export const SEARCH_TYPES = ['app', 'brand', 'person', 'document'] as const
export type SearchType = (typeof SEARCH_TYPES)[number]

/** What somebody typed, taken apart: `type:plan market:GB owner:me spring`. */
export interface SearchQuery {
  /** Lower case, each must be found. */
  words: readonly string[]
  /** One of SEARCH_TYPES, or a part of the name of a document's type. */
  type?: string
  /** As typed, upper case: a code of two letters, or a name. */
  market?: string
  /** `me`, or a part of a name. */
  owner?: string
}

/** More words nobody types. */
const MAX_WORDS = 8
const FILTER = /^(type|market|owner):(.+)$/i

/** A filter without a value is a word still being typed, and left out; of two filters of a kind the last counts. */
export function readSearch(text: string): SearchQuery {
  const query: { -readonly [Key in keyof SearchQuery]: SearchQuery[Key] } = { words: [] }
  const words: string[] = []
  for (const part of text.trim().split(/\s+/).filter(Boolean)) {
    const [, name, value] = FILTER.exec(part) ?? []
    if (name && value) {
      const key = name.toLowerCase() as 'type' | 'market' | 'owner'
      query[key] = key === 'market' ? value.toUpperCase() : value.toLowerCase()
    } else if (!/^(type|market|owner):$/i.test(part)) words.push(part.toLowerCase())
  }
  query.words = words.slice(0, MAX_WORDS)
  return query
}

/** The text of a search with a filter set, or taken out where the value is undefined. */
export function withFilter(text: string, filter: 'type' | 'market' | 'owner', value?: string): string {
  const others = text.split(/\s+/).filter((part) => part && !part.toLowerCase().startsWith(`${filter}:`))
  return [...(value ? [`${filter}:${value}`] : []), ...others].join(' ')
}

/** Filters as they were typed that nobody knows: `country:GB`, or a type or market that there is none of. */
export function unknownFilters(
  text: string,
  { isType, isMarket }: { isType(type: string): boolean; isMarket(market: string): boolean },
): readonly string[] {
  return text.split(/\s+/).filter((part) => {
    const [, name = '', value = ''] =
      /^(\p{L}+):([^/].*)$/u.exec(part)?.map((each) => each.toLowerCase()) ?? []
    if (!name || name === 'owner') return false
    if (name === 'type') return !(SEARCH_TYPES as readonly string[]).includes(value) && !isType(value)
    return name === 'market' ? !isMarket(value) : true
  })
}

/** Whether a search goes over these at all. */
export function isAskedFor(type: SearchType, query: SearchQuery): boolean {
  if (query.type === undefined) return true
  const named = (SEARCH_TYPES as readonly string[]).includes(query.type)
  return named ? query.type === type : type === 'document'
}

/** Something to look for: a word, or a filter that alone says enough. */
export const saysSomething = ({ words, market, owner, type }: SearchQuery): boolean =>
  words.some((word) => word.length > 1) || Boolean(market || owner || type)
