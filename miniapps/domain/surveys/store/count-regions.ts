import type { CountedRegions, RegionsAsked } from '../counting.ts'
import { type Bits, both, without } from './bits.ts'
import { type Respondents, universeScales } from './count-table.ts'
import { setOf } from './set-of.ts'
import { sumsBySlot, sumsOfSets } from './set-sums.ts'
import { type SliceStore, weightsBySlot } from './slice-store.ts'

export type Region = CountedRegions['regions'][number]

/** Exclusive cells of sets, nothing hidden: `protectRegions` comes before anybody sees them. */
export function countRegions(
  respondents: Respondents,
  { sets, base, weight }: Omit<RegionsAsked, 'dataset' | 'version'>,
): Region[] {
  const scales = universeScales(respondents, weight)
  const joined = new Map<number, Region>()
  respondents.stores.forEach((store, slice) => {
    const bits = sets.map((set) => setOf(store, set, respondents))
    for (const [mask, people] of split(setOf(store, base, respondents), bits)) {
      const before = joined.get(mask) ?? { mask, n: 0, w: 0, universe: 0 }
      const [n, w] = sumsOf(store, people, weight)
      joined.set(mask, {
        mask,
        n: before.n + n,
        w: before.w + w,
        universe: before.universe + w * scales[slice]!,
      })
    }
  })
  return [...joined.values()].toSorted((one, other) => other.w - one.w || one.mask - other.mask)
}

/** People by the sets that they are in; regions without anybody are left out. */
function split(people: Bits, sets: readonly Bits[]): (readonly [mask: number, people: Bits])[] {
  let regions: (readonly [number, Bits])[] = [[0, people]]
  sets.forEach((set, at) => {
    regions = regions
      .flatMap(([mask, bits]): (readonly [number, Bits])[] => [
        [mask, without(bits, set)],
        [mask | (1 << at), both(bits, set)],
      ])
      .filter(([, bits]) => bits.some((word) => word !== 0))
  })
  return regions
}

function sumsOf(store: SliceStore, people: Bits, weight: string): [n: number, w: number] {
  const sums =
    weight === store.weight
      ? sumsOfSets([people], [people], store.people)
      : sumsBySlot([people], [people], weightsBySlot(store, weight))
  return [sums[0]!, sums[1]!]
}
