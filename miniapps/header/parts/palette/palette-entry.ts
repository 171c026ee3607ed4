import type { IconNode } from 'lucide'

export type EntryKind =
  | 'command'
  | 'app'
  | 'page'
  | 'brand'
  | 'person'
  | 'document'
  | 'setting'
  | 'documentation'
  | 'locked'
  | 'coming'

/** One line of the palette: it leads to a path, to a brand, or does something. */
export interface PaletteEntry {
  /** The same at every visit and under every brand, so that it can be kept as a favourite. */
  id: string
  kind: EntryKind
  title: string
  /** Where it belongs, or a hint. */
  detail: string
  /** Of what is locked: the reason, where the detail is another. */
  why?: string
  /** A word that marks it: `Pitch`. */
  mark?: string
  /** Other words that people type for it. */
  keywords?: string
  /** Stands behind what is for everybody. */
  forDevelopers?: boolean
  icon?: IconNode
  /** Stands where an icon would: a country code. */
  sign?: string
  path?: string
  /** Another site: opens its own tab. */
  external?: boolean
  /** Another portal of ours, which the shell does not know: a page to be asked for. */
  sameTab?: boolean
  brandId?: string
  run?(): void
}

/** It only leads to the reason: it stands last, and is no favourite or recent entry. */
export const isClosed = ({ kind }: Pick<PaletteEntry, 'kind'>): boolean =>
  kind === 'locked' || kind === 'coming'

/** It can be a favourite or recent entry: documents and people are found anew each time. */
export const isKept = (entry: Pick<PaletteEntry, 'kind'>): boolean =>
  !isClosed(entry) && entry.kind !== 'document' && entry.kind !== 'person'
