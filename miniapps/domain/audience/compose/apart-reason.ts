/** People over whom an edition was counted. */
export interface CountedOver {
  /** Two-letter countries. */
  markets: readonly string[]
  dataset: string
  datasetVersion: number
  slices: readonly string[]
  weight: string
  /** Text of an expression; empty is everybody. */
  base: string
}

/** Why editions cannot be counted together. */
export type ApartReason = 'dataset' | 'version'

/** Editions of one dataset's version are counted exactly together; others can only be estimated. Null: exactly. */
export function apartReason(editions: readonly CountedOver[]): ApartReason | null {
  if (differ(editions, ({ dataset }) => dataset)) return 'dataset'
  return differ(editions, ({ datasetVersion }) => datasetVersion) ? 'version' : null
}

/** Their sizes together are others than those that they were published with, over people of their own. */
export const isRecounted = (editions: readonly CountedOver[]): boolean =>
  differ(editions, ({ slices, weight, base }) => JSON.stringify([slices.toSorted(), weight, base]))

/** Nobody lives in two: of audiences of different markets there is no size together. */
export const areOfOneMarket = (editions: readonly Pick<CountedOver, 'markets'>[]): boolean =>
  !differ(editions, ({ markets }) => markets.toSorted().join())

const differ = <Each>(editions: readonly Each[], of: (each: Each) => string | number): boolean =>
  new Set(editions.map(of)).size > 1
