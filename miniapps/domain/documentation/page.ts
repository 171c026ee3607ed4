import type { Block } from './block.ts'

/** Kinds of people that pages are for, in the order of the tree. */
export const READERS = ['staff', 'agencies', 'authors', 'operators', 'engineers'] as const
export type Reader = (typeof READERS)[number]

/** A page as lists show it. */
export interface PageCard {
  /** `authors/contract`, below the address of the documentation. */
  slug: string
  reader: Reader
  /** By language; `en` is always there. */
  titles: Readonly<Record<string, string>>
}

/** A page in one language. */
export interface PageText {
  title: string
  blocks: readonly Block[]
}

/** A piece of a page between two headings, as the search reads it. */
export interface PageSection {
  slug: string
  /** Of the page. */
  title: string
  /** Of the section, '' before the first heading. */
  heading: string
  anchor: string
  text: string
}
