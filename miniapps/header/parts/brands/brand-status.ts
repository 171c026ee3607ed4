import type { Workspace } from '../../../../shell/contract/entities.ts'
import { countOf, type BrandChoice } from './brand-choice.ts'
import type { ServerSearch } from '../use-server-search.ts'
import { words } from '../../words/words.ts'

interface Searched {
  query: string
  choice: BrandChoice
  brands: readonly Workspace[]
  closedBrands: readonly Workspace[]
  /** There are more than these: what the server says of them. */
  more: ServerSearch<Workspace>['state'] | undefined
  locale: string
}

/** One line under the list: how many there are, and what is being done about the rest. */
export function brandStatus({ query, choice, brands, closedBrands, more, locale }: Searched): string {
  if (brands.length + closedBrands.length === 0) return words('brands.none')
  const number = (count: number) => count.toLocaleString(locale)
  if (more === 'failed') return words('brands.onlySome', { count: number(brands.length) })
  if (choice.length === 0)
    return more === 'asking' ? words('brands.searching') : words('brands.noMatch', { query: query.trim() })
  if (more === 'none') return words('brands.first', { count: number(brands.length) })
  const closed = countOf(choice.filter(({ isClosed }) => isClosed))
  const found = number(countOf(choice) - closed)
  return [
    more ? words('brands.found', { count: found }) : allOf(brands.length, query.trim() ? found : undefined),
    closed > 0 && words('brands.locked', { count: number(closed) }),
    more === 'asking' && words('brands.searching'),
  ]
    .filter(Boolean)
    .join(' · ')
}

function allOf(count: number, found: string | undefined): string {
  if (count === 0) return words('brands.noneOpen')
  const all = words('brands.count', { count })
  return found === undefined ? all : words('brands.foundOf', { found, all })
}
