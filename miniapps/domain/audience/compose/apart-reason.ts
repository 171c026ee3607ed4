/** People over whom an edition was counted. */
export interface CountedOver {
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

const differ = (editions: readonly CountedOver[], of: (each: CountedOver) => string | number): boolean =>
  new Set(editions.map(of)).size > 1
