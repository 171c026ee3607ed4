import type { Workspace } from '../../shell/contract/entities.ts'
import { countOf, type BrandChoice } from './brand-choice.ts'
import type { FoundBrands } from './use-found-brands.ts'

interface Searched {
  query: string
  choice: BrandChoice
  brands: readonly Workspace[]
  closedBrands: readonly Workspace[]
  /** There are more than these: what the server says of them. */
  more: FoundBrands['state'] | undefined
  locale: string
}

/** One line under the list: how many there are, and what is being done about the rest. */
export function brandStatus({ query, choice, brands, closedBrands, more, locale }: Searched): string {
  if (brands.length + closedBrands.length === 0) return 'No brand is shared with you yet.'
  const number = (count: number) => count.toLocaleString(locale)
  if (more === 'failed')
    return `Only ${number(brands.length)} brands could be searched: the server did not answer.`
  if (choice.length === 0)
    return more === 'asking'
      ? 'Searching all brands …'
      : `No brand matches “${query.trim()}”. Try a shorter word, or the client or country.`
  const closed = countOf(choice.filter(({ isClosed }) => isClosed))
  const found = countOf(choice) - closed
  const locked = closed > 0 ? ` · ${number(closed)} locked` : ''
  if (more === 'none') return `The first ${number(brands.length)} brands. Type to find any other.`
  if (more) return `${number(found)} found${locked}${more === 'asking' ? ' · Searching all brands …' : ''}`
  const all = `${number(brands.length)} ${brands.length === 1 ? 'brand' : 'brands'}`
  return `${brands.length === 0 ? 'No brand is open to you yet' : query.trim() ? `${number(found)} of ${all}` : all}${locked}`
}
