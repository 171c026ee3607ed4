/** Exclusive cell of several sets: bit k of the mask is set k. Universe in thousands. */
export interface Region {
  mask: number
  n: number
  universe: number
}

export interface UpsetRow extends Region {
  /** Of each set, whether the cell lies within. */
  within: readonly boolean[]
  /** How many of the sets. */
  degree: number
  /** Of all that is shown. */
  share: number
}

/** Cells that hold anybody, the largest first, then those of fewer sets; without whom none of the sets holds. */
export function upsetRows({ regions, sets }: { regions: readonly Region[]; sets: number }): UpsetRow[] {
  const total = regions.reduce((sum, { universe }) => sum + universe, 0)
  return regions
    .filter(({ mask, n }) => mask > 0 && n > 0)
    .map((region) => {
      const within = Array.from({ length: sets }, (_, set) => (region.mask & (1 << set)) !== 0)
      const degree = within.filter(Boolean).length
      return { ...region, within, degree, share: total > 0 ? region.universe / total : 0 }
    })
    .toSorted(
      (one, other) => other.universe - one.universe || one.degree - other.degree || one.mask - other.mask,
    )
}
