import type { BaseFlag } from '../crosstab/three-sums.ts'
import type { Expression } from './expression.ts'

/** Of the engine that counts; a stored size says which one it is of. */
export const ENGINE = 1

export const SCOPES = ['brand', 'client', 'market', 'agency'] as const
/** Brands beyond its own that may see an edition. First-party data never leaves its client, whatever the scope. */
export type Scope = (typeof SCOPES)[number]

/**
 * An audience as it was published: this version never changes. `GET /api/audiences/{brandId}` lists the newest of each that the brand
 * may see, `…/{id}/{version}` reads one.
 */
export interface Edition {
  /** Of the audience's document. */
  id: string
  version: number
  title: string
  /** Id of the brand that made it. */
  brand: string
  brandName: string
  /** Two-letter countries of its slices. */
  markets: readonly string[]
  tags: readonly string[]
  expression: Expression
  /** Equal keys on one dataset are equal audiences. */
  key: string
  dataset: string
  datasetName: string
  datasetVersion: number
  slices: readonly string[]
  weight: string
  /** Text of an expression; empty is everybody. */
  base: string
  /** Respondents, sum of their weights, sum of their squares: as published, rounded where the licence rounds. */
  n: number
  w: number
  q: number
  /** People that it stands for, in thousands. */
  universe: number
  /** The same of the edition before; null of the first. */
  before: number | null
  /** Of 95 %, on its share of the base; null where there is none to give. */
  margin: number | null
  flag: BaseFlag
  engine: number
  /** ISO moment. */
  publishedAt: string
  publishedBy: { id: string; name: string }
  /** Of the document, by now: draft while it is revised, published or retired. */
  status: string
  /** The newest edition of this audience. */
  latest: number
  scope: Scope
  /** Documents that pin any edition of it. */
  uses: number
  /** Its dataset has a version that it was not counted in. */
  newerDataset: boolean
  /** Advertiser whose own data it is made of; null of data that everybody may see. */
  client: string | null
  /** Respondents that a plan asks for at least: 30, or what its licence says. */
  planLeast: number
  /** With fewer: refused, or in a TEST brand warned of. */
  forPlan: 'yes' | 'warned' | 'refused'
}

/** A document that pins an edition; those alone of brands of the same client. */
export interface EditionUse {
  type: string
  id: string
  title: string
  status: string
  brand: string
  brandName: string
  /** Of the audience that it uses. */
  version: number
  /** A plan or campaign that runs. */
  isLive: boolean
  /** Its page in the portal; null where the person may not open it. */
  path: string | null
  /** ISO moment. */
  updatedAt: string
}

/** Editions that are one audience under several titles, on one dataset. */
export interface Duplicates {
  key: string
  dataset: string
  editions: readonly Edition[]
}

/** Numbers of editions by what the library narrows by; of those alone that the brand may see. */
export type EditionFacets = Readonly<
  Record<
    'market' | 'tag' | 'dataset' | 'status' | 'scope',
    readonly { id: string; name: string; count: number }[]
  >
>

/** An audience that another is made of, or that is made of it, by its newest edition. */
export interface Relative {
  id: string
  version: number
  title: string
  /** 1 of those that are named themselves. */
  steps: number
}

/** Of those alone that the brand may see. */
export interface EditionLineage {
  madeOf: readonly Relative[]
  usedIn: readonly Relative[]
}
