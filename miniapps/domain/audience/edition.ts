import type { FieldProblem } from '../document/definition.ts'
import type { Expression } from './expression.ts'

/** Of the engine that counts; a stored size says which one it is of. */
export const ENGINE = 1

export const SCOPES = ['brand', 'client', 'market', 'agency'] as const
/** Brands beyond its own that may see an edition. First-party data never leaves its client, whatever the scope. */
export type Scope = (typeof SCOPES)[number]

/** Base flag: `**` below 30 respondents, `*` below 100. */
export type BaseFlag = '' | '*' | '**'

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
  base: Expression
  /** Respondents, sum of their weights, sum of their squares: as published, rounded where the licence rounds. */
  n: number
  w: number
  q: number
  /** People that it stands for, in thousands. */
  universe: number
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
  /** The newest version of its dataset, where that is newer than its own; else null. */
  newerDataset: number | null
  /** Advertiser whose own data it is made of; null of data that everybody may see. */
  client: string | null
  /** Why a plan may not use it, empty where it may. A TEST brand is only warned. */
  planProblems: readonly FieldProblem[]
}

/** A document that pins an edition. */
export interface EditionUse {
  type: string
  id: string
  title: string
  status: string
  /** Of the audience that it uses. */
  version: number
  /** Path in the portal, where the person may open it. */
  path: string | null
  /** Its edition is in a plan or campaign that runs. */
  isLive: boolean
}

/** Editions that are one audience under several names. */
export interface Duplicates {
  key: string
  dataset: string
  editions: readonly { id: string; version: number; title: string; brand: string }[]
}
