import { RANKS } from '../../../kit/search/text-index.ts'
import { isClosed, type PaletteEntry } from './palette-entry.ts'
import type { Source } from './source.ts'
import { words } from './words/words.ts'

/** A titled part of the list; `total` tells how many more there are. */
export interface EntryGroup {
  title: string
  entries: readonly PaletteEntry[]
  total: number
}

/** One that shows all it has. */
export const groupOf = (title: string, entries: readonly PaletteEntry[]): EntryGroup => ({
  title,
  entries,
  total: entries.length,
})

/** Shown of each group while there are several, and of the only one. */
const SHOWN_OF_EACH = 6
const SHOWN_OF_ONE = 24
/** With so few results, what merely looks like the query may help. */
const FEW = 3

/**
 * Groups of what matches, the group with the best match first, equally good ones in the order of their kinds.
 * Within a group the better match comes first, then what this person has used, then the order of the menu; what is for
 * developers comes last of equals.
 */
export function findEntries(
  sources: readonly Source[],
  query: string,
  used: ReadonlySet<string>,
): readonly EntryGroup[] {
  const strict = hitsIn(sources, query, false)
  const all = countOf(strict) < FEW ? hitsIn(sources, query, true) : strict
  const found = all.filter(({ byRank }) => byRank.length > 0)
  const most = found.length === 1 ? SHOWN_OF_ONE : SHOWN_OF_EACH
  return found
    .toSorted((left, right) => bestRank(left) - bestRank(right))
    .map(({ source, byRank }) => ({
      title: words(`kind.${source.kind}`),
      entries: firstOf(source, byRank, used, most),
      total: count(byRank),
    }))
}

interface Hits {
  source: Source
  byRank: readonly (readonly unknown[])[]
}

const hitsIn = (sources: readonly Source[], query: string, loose: boolean): readonly Hits[] =>
  sources.map((source) => ({ source, byRank: source.search(query, loose) }))

const count = (byRank: Hits['byRank']): number => byRank.reduce((sum, items) => sum + items.length, 0)
const countOf = (hits: readonly Hits[]): number => hits.reduce((sum, { byRank }) => sum + count(byRank), 0)

/** Closed entries come last and pages of the documentation just before them; those for developers follow others of their rank. */
function bestRank({ source, byRank }: Hits): number {
  if (isClosed(source)) return RANKS
  if (source.kind === 'documentation') return RANKS - 0.5
  const best = byRank.findIndex((items) => items !== undefined)
  return best + (byRank[best]!.every((item) => source.entryOf(item as never).forDevelopers) ? 0.5 : 0)
}

function firstOf(
  { entryOf }: Source,
  byRank: Hits['byRank'],
  used: ReadonlySet<string>,
  most: number,
): readonly PaletteEntry[] {
  const first: PaletteEntry[] = []
  for (const items of byRank) {
    if (!items || first.length >= most) continue
    const entries = items.slice(0, LOOKED_AT).map((item) => entryOf(item as never))
    first.push(...entries.toSorted((left, right) => placeOf(left, used) - placeOf(right, used)))
  }
  return first.slice(0, most)
}

const placeOf = (entry: PaletteEntry, used: ReadonlySet<string>): number =>
  used.has(entry.id) ? 0 : entry.forDevelopers ? 2 : 1

/** Among thousands of equally good ones, those used before are looked for only in the first. */
const LOOKED_AT = 500
