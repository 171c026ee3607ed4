/** Exclusive cell of several sets: bit k of the mask is set k. Universe in thousands. */
export interface Region {
  mask: number
  n: number
  universe: number
}

export interface UpsetRow extends Region {
  /** Places of the sets that it lies in. */
  within: readonly number[]
}

/** Cells within any of the sets, the largest first, then those of fewer sets. */
export function upsetRows({ regions, sets }: { regions: readonly Region[]; sets: number }): UpsetRow[] {
  return regions
    .filter(({ mask, n }) => mask > 0 && n > 0)
    .map((region) => ({ ...region, within: setsIn(region.mask, sets) }))
    .toSorted(
      (one, other) =>
        other.universe - one.universe || one.within.length - other.within.length || one.mask - other.mask,
    )
}

export const setsIn = (mask: number, sets: number): readonly number[] =>
  Array.from({ length: sets }, (_, set) => set).filter((set) => mask & (1 << set))
