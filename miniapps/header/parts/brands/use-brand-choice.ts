import { useEffect, useMemo } from 'react'
import type { Workspace } from '../../../../shell/contract/entities.ts'
import type { Layout } from '../../../../shell/contract/layout.ts'
import { brandIndex, findInEach } from '../../../kit/search/brand-index.ts'
import { recentBrandIds } from '../../../kit/bridge/recent-brands.ts'
import { brandChoice, type BrandChoice } from './brand-choice.ts'

interface Searched extends Pick<Layout, 'brands' | 'closedBrands'> {
  /** On the server, for the same query: they come after what is here. */
  found: readonly Workspace[]
}

/** Recent brands but the active one come first while nothing is typed, and before equal matches otherwise. */
export function useBrandChoice(
  { brands, closedBrands, found }: Searched,
  query: string,
  currentId: string | undefined,
): BrandChoice {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const list of [brands, closedBrands]) brandIndex(list)
    }) // while the list is looked at
    return () => clearTimeout(timer)
  }, [brands, closedBrands])
  return useMemo(() => {
    const ids = recentBrandIds().filter((id) => id !== currentId)
    if (!query.trim())
      return brandChoice(
        ids.flatMap((id) => brands.find((brand) => brand.id === id) ?? []),
        brands,
        closedBrands,
      )
    const [matches = [], closed = []] = findInEach(
      [brandIndex(brands), brandIndex(closedBrands)],
      query,
      new Set(ids),
    )
    const listed = new Set(matches.map(({ id }) => id))
    return brandChoice([], [...matches, ...found.filter(({ id }) => !listed.has(id))], closed)
  }, [brands, closedBrands, found, currentId, query])
}
