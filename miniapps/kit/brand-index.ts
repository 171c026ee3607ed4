import type { Workspace } from '../../shell/contract/entities.ts'
import { brandLabel } from '../../shell/contract/brand-label.ts'
import { foldText } from './fold-text.ts'

interface Entry {
  brand: Workspace
  name: string
  /** `gb-northwind`, so that what the breadcrumbs show can be typed. */
  label: string
  client: string
  country: string
}

/** Brands with everything a search compares folded once. */
export type BrandIndex = readonly Entry[]

const indexes = new WeakMap<readonly Workspace[], BrandIndex>()

/** The index of a list of brands, made when first asked for. */
export function brandIndex(brands: readonly Workspace[]): BrandIndex {
  let index = indexes.get(brands)
  if (!index) indexes.set(brands, (index = brands.map(entryOf)))
  return index
}

/**
 * Brands in which every word of the query occurs in name, label, client or country; the best matches first,
 * equal ones by `recent` and then in the order of the list. 10,000 brands take a few milliseconds.
 */
export function findBrands(index: BrandIndex, query: string, recent: ReadonlySet<string> = new Set()): readonly Workspace[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return index.map(({ brand }) => brand)
  const byRank: Workspace[][] = []
  for (const entry of index) {
    const rank = rankOf(entry, words)
    if (rank === NO_MATCH) continue
    const place = rank * 2 + (recent.has(entry.brand.id) ? 0 : 1)
    ;(byRank[place] ??= []).push(entry.brand)
  }
  return byRank.flat()
}

const NO_MATCH = -1

/** 0 for the best; the worst word decides. */
function rankOf(entry: Entry, words: readonly string[]): number {
  let worst = 0
  for (const word of words) {
    const rank = rankOfWord(entry, word)
    if (rank === NO_MATCH) return NO_MATCH
    if (rank > worst) worst = rank
  }
  return worst
}

function rankOfWord({ name, label, client, country }: Entry, word: string): number {
  const inName = name.indexOf(word)
  if (inName === 0 || label.startsWith(word)) return 0
  if (inName > 0) return name[inName - 1] === ' ' ? 1 : 2
  const inClient = client.indexOf(word)
  if (inClient >= 0) return inClient === 0 ? 3 : 4
  return country.includes(word) || label.includes(word) ? 5 : NO_MATCH
}

function entryOf(brand: Workspace): Entry {
  return {
    brand,
    name: foldText(brand.name),
    label: foldText(brandLabel(brand)),
    client: foldText(brand.clientName ?? ''),
    country: brand.country ? foldText(`${brand.country.code} ${brand.country.name}`) : '',
  }
}
