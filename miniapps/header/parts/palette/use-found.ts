import { useCallback, useMemo } from 'react'
import { shownLanguage } from '../../../../shell/contract/words.ts'
import { readSearch, saysSomething } from '../../../domain/search/search-query.ts'
import type { Found } from '../../../domain/search/wire.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { foldText } from '../../../kit/search/fold-text.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { useLanguage } from '../../../kit/words/use-language.ts'
import { type ServerSearch, useServerSearch } from '../use-server-search.ts'
import { type EntryGroup, groupOf } from './find-entries.ts'
import { documentEntry, foundBrandEntry, personEntry } from './found-entries.ts'
import { isClosed } from './palette-entry.ts'
import { words } from './words/words.ts'

export interface FoundEntries extends Pick<ServerSearch<unknown>, 'state' | 'again'> {
  groups: readonly EntryGroup[]
  /** Filters as typed that the server does not understand. */
  unknown: readonly string[]
}

/** Shown of people and of brands; the page of all results has the rest. */
const SHOWN_OF_EACH = 6

/**
 * What the server finds: documents, people, and brands that are not among those at hand, in the order of the page of all
 * results. What was found for fewer letters stays until the server has answered.
 */
export function useFound(query: string): FoundEntries {
  const { context } = useMiniApp()
  const search = useApi('search')
  const language = useLanguage()
  const [agency, brand] = [context.tenant.code, context.workspace?.id]
  const find = useCallback(
    async (q: string, signal: AbortSignal) => {
      const asked = withQuery('', { q, agency, language: shownLanguage(), brand })
      return [await search.get<Partial<Found>>(asked, signal)]
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [search, agency, brand, language],
  )
  const isAsked = saysSomething(readSearch(query))
  const { state, items, before, again } = useServerSearch(isAsked ? find : undefined, query)
  const groupsOf = useGroupsOf(brand)
  const groups = useMemo(
    () => [
      ...items.flatMap(groupsOf),
      ...before.flatMap(groupsOf).flatMap((group) => groupAbout(group, query)),
    ],
    [items, before, groupsOf, query],
  )
  return { state, groups, unknown: items[0]?.unknown ?? [], again }
}

function useGroupsOf(brand: string | undefined) {
  const apps = useLayout((layout) => layout.apps)
  const brands = useLayout((layout) => layout.brands)
  const format = useFormat()
  return useCallback(
    (found: Partial<Found>): readonly EntryGroup[] => {
      const atHand = new Set(brands.map(({ id }) => id))
      const others = (found.brands ?? [])
        .filter(({ id }) => !atHand.has(id))
        .map((each) => foundBrandEntry(each, format))
      return [
        groupOf(words('kind.moreBrands'), others.slice(0, SHOWN_OF_EACH)),
        groupOf(
          words('kind.person'),
          (found.people ?? []).slice(0, SHOWN_OF_EACH).map((each) => personEntry(each, format)),
        ),
        groupOf(
          words('kind.document'),
          (found.documents ?? []).map((each) => documentEntry(each, { apps }, brand, format)),
        ),
      ].filter(({ entries }) => entries.length > 0)
    },
    [apps, brands, brand, format],
  )
}

/** Behind what can be opened and is there at once, so that nothing moves under a finger when they come. */
export function withFound(
  groups: readonly EntryGroup[],
  { groups: found }: Pick<FoundEntries, 'groups'>,
): readonly EntryGroup[] {
  const closed = groups.findIndex(({ entries }) => entries.every(isClosed))
  return groups.toSpliced(closed === -1 ? groups.length : closed, 0, ...found)
}

function groupAbout({ title, entries }: EntryGroup, query: string): readonly EntryGroup[] {
  const asked = readSearch(query).words.map(foldText)
  const about = entries.filter((entry) => {
    const text = foldText(`${entry.title} ${entry.detail}`)
    return asked.every((word) => text.includes(word))
  })
  return about.length > 0 ? [groupOf(title, about)] : []
}
