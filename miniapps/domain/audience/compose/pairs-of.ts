import { setFigures } from '../set-figures.ts'
import type { CountedComposition } from './count-composition.ts'

const HIDDEN = { both: null, union: null, overlap: null, jaccard: null, lift: null }

/** Overlap of two audiences; null where a licence hides it. */
export type PairFigures = Readonly<Record<keyof typeof HIDDEN, number | null>>

export interface Pair extends PairFigures {
  /** Places of the two audiences. */
  one: number
  other: number
}

/** Every two audiences of a composition, sizes in thousands. */
export const pairsOf = ({ sizes, both, base }: CountedComposition): readonly Pair[] =>
  sizes.flatMap((a, one) =>
    sizes.slice(one + 1).map((b, next): Pair => {
      const other = one + 1 + next
      const overlap = both[one]![other]
      if (!a || !b || !overlap || !base) return { one, other, ...HIDDEN }
      const asked = { a: a.universe, b: b.universe, both: overlap.universe, universe: base.universe }
      return { one, other, both: overlap.universe, ...setFigures(asked) }
    }),
  )
