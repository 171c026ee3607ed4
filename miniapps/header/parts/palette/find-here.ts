import { isAskedFor, readSearch } from '../../../domain/search/search-query.ts'
import { findEntries, type EntryGroup } from './find-entries.ts'
import type { Source } from './source.ts'
import { words } from './words/words.ts'

/** Shown of apps where nothing but their type was typed. */
const FIRST = 24

/**
 * What is at hand of what was typed, at once. With filters such as `type:plan market:GB` it is for the server to find: apps
 * alone it does not know, and they have no market and no owner.
 */
export function findHere(
  sources: readonly Source[],
  query: string,
  used: ReadonlySet<string>,
): readonly EntryGroup[] {
  const search = readSearch(query)
  const { type, market, owner } = search
  if (!type && !market && !owner) return findEntries(sources, query, used)
  const apps = sources.filter(({ kind }) => kind === 'app')
  if (market || owner || !isAskedFor('app', search)) return []
  if (search.words.length > 0) return findEntries(apps, search.words.join(' '), used)
  return apps.map((source) => {
    const entries = source.first(FIRST)
    return { title: words('kind.app'), entries, total: entries.length }
  })
}
