/** People over whom an edition was counted. */
export interface Grounds {
  dataset: string
  datasetVersion: number
  slices: readonly string[]
  weight: string
  /** Text of an expression; empty is everybody. */
  base: string
}

/** Why editions cannot be counted together. */
export type NoCommonGround = 'dataset' | 'version'

/** Editions of one dataset's version are counted exactly together; others can only be estimated. Null: exactly. */
export function commonGround(editions: readonly Grounds[]): NoCommonGround | null {
  if (differ(editions, ({ dataset }) => dataset)) return 'dataset'
  return differ(editions, ({ datasetVersion }) => datasetVersion) ? 'version' : null
}

/** Their sizes together are others than those that they were published with, over people of their own. */
export const isRecounted = (editions: readonly Grounds[]): boolean =>
  differ(editions, ({ slices, weight, base }) => JSON.stringify([slices.toSorted(), weight, base]))

const differ = (editions: readonly Grounds[], of: (each: Grounds) => string | number): boolean =>
  new Set(editions.map(of)).size > 1
