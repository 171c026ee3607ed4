import { Lock } from 'lucide'
import { brandLabel } from '../../../../shell/contract/brand-label.ts'
import type { Workspace } from '../../../../shell/contract/entities.ts'
import { brandIndex } from '../../../kit/search/brand-index.ts'
import { search } from '../../../kit/search/text-index.ts'
import { brandPlace } from '../brands/brand-place.ts'
import { words } from '../../words/words.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { entrySource, type Source } from './source.ts'

/**
 * What is locked: entries, then brands that the person sees but may not work in. There may be thousands of those, and only
 * the ones shown become entries. Of such a brand that was asked for there is a refusal as well: it is told once.
 */
export function lockedSource(entries: readonly PaletteEntry[], brands: readonly Workspace[]): Source {
  const labels = new Set(brands.map(brandLabel))
  const others = entrySource(
    'locked',
    entries.filter(({ title }) => !labels.has(title)),
  )
  return {
    ...others,
    prepare: () => {
      others.prepare()
      brandIndex(brands)
    },
    search: (query, loose) =>
      joined(others.search(query, loose), search(brandIndex(brands), query, { loose })),
    entryOf: (item: PaletteEntry | Workspace) => ('kind' in item ? item : closedEntry(item)),
  }
}

/** Rank by rank. */
function joined(
  ...both: readonly (readonly (readonly unknown[] | undefined)[])[]
): readonly (readonly unknown[])[] {
  const ranks = Math.max(...both.map(({ length }) => length))
  return Array.from({ length: ranks }, (_, rank) => both.flatMap((byRank) => byRank[rank] ?? []))
}

/** A line as of any brand: what was typed may stand in its client or country. */
function closedEntry(brand: Workspace): PaletteEntry {
  return {
    id: `locked:brand:${brand.id}`,
    kind: 'locked',
    title: brandLabel(brand),
    detail: brandPlace(brand),
    why: words('brands.closedWhy', { brand: brandLabel(brand) }),
    icon: Lock,
  }
}
