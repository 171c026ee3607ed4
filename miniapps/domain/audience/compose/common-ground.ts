/** What decides whether two editions were counted over the same people. */
export interface Grounds {
  dataset: string
  datasetVersion: number
  slices: readonly string[]
  weight: string
  /** As text of an expression; empty is everybody. */
  base: string
}

/** Why editions cannot be counted together. */
export type NoCommonGround = 'dataset' | 'version' | 'slices' | 'weight' | 'base'

/** Editions of one dataset's version over the same people are counted exactly together; others can only be estimated. Null: exactly. */
export function commonGround(editions: readonly Grounds[]): NoCommonGround | null {
  const [first, ...further] = editions
  if (!first) return null
  const differs = (of: (each: Grounds) => string | number) => further.some((each) => of(each) !== of(first))
  if (differs(({ dataset }) => dataset)) return 'dataset'
  if (differs(({ datasetVersion }) => datasetVersion)) return 'version'
  if (differs(({ slices }) => slices.toSorted().join())) return 'slices'
  if (differs(({ weight }) => weight)) return 'weight'
  return differs(({ base }) => base) ? 'base' : null
}
