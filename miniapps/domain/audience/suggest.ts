import { isTestable } from '../crosstab/three-sums.ts'
import type { ThreeSums } from '../crosstab/three-sums.ts'

export interface Candidate {
  id: string
  /** People of the audience who answer so, too; null where that is hidden. */
  both: ThreeSums | null
  /** Index of the audience with the rule, 100 as everybody; null where there is none. */
  index: number | null
}

export interface Suggestion {
  id: string
  /** Share of the audience that the rule costs, 0 to 1. */
  lost: number
  /** Points of index. */
  gained: number
}

/** Rules that would make an audience more distinct: those first that lose the least of its size per point of index gained. */
export function suggest({
  audience,
  index,
  candidates,
  most,
}: {
  audience: ThreeSums
  /** Of the audience as it is. */
  index: number
  candidates: readonly Candidate[]
  most: number
}): Suggestion[] {
  if (!(audience.w > 0)) return []
  return candidates
    .flatMap(({ id, both, index: after }): Suggestion[] => {
      if (!both || after === null || !isTestable(both)) return []
      const [lost, gained] = [1 - both.w / audience.w, after - index]
      return lost > 0 && gained > 0 ? [{ id, lost, gained }] : []
    })
    .toSorted((one, other) => costOf(one) - costOf(other) || (one.id < other.id ? -1 : 1))
    .slice(0, most)
}

const costOf = ({ lost, gained }: Suggestion): number => lost / gained
