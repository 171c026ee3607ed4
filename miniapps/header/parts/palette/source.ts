import { search, textIndex, type TextIndex } from '../../../kit/search/text-index.ts'
import type { EntryKind, PaletteEntry } from './palette-entry.ts'

/** One kind of entry: how to search it, and how to find one again. */
export interface Source {
  kind: EntryKind
  /** Makes the index ahead of the first search. */
  prepare(): void
  search(query: string, loose: boolean): readonly (readonly unknown[])[]
  /** Searches compare items; only those shown become entries. */
  entryOf(item: never): PaletteEntry
  byId(id: string): PaletteEntry | undefined
  first(count: number): readonly PaletteEntry[]
}

/** Entries that are there anyway. */
export function entrySource(kind: EntryKind, entries: readonly PaletteEntry[]): Source {
  let index: TextIndex<PaletteEntry> | undefined
  let ids: ReadonlyMap<string, PaletteEntry> | undefined
  const prepared = () => (index ??= textIndex(entries, textsOf))
  return {
    kind,
    prepare: () => void prepared(),
    search: (query, loose) => search(prepared(), query, { loose }),
    entryOf: (entry: PaletteEntry) => entry,
    byId: (id) => (ids ??= new Map(entries.map((entry) => [entry.id, entry]))).get(id),
    first: (count) => entries.slice(0, count),
  }
}

const textsOf = ({ title, detail, keywords = '', mark = '' }: PaletteEntry) => ({
  title,
  alias: initialsOf(title),
  beside: detail,
  keywords,
  further: mark,
})

/** `mpc` finds Media plan comparison. */
const initialsOf = (title: string): string =>
  title.includes(' ')
    ? title
        .split(/\s+/)
        .map((word) => word.charAt(0))
        .join('')
    : ''
