import type { CountedRegions, RegionsAsked } from '../counting.ts'
import { type Bits, both, without } from './bits.ts'
import { type Respondents, universeScales } from './count-table.ts'
import { setOf } from './set-of.ts'
import { type Sums, sumsBySlot, sumsOfSets } from './set-sums.ts'
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
    const regions = split(setOf(store, base, respondents), bits)
    const sums = sumsOf(
      store,
      regions.map(([, people]) => people),
      weight,
    )
    regions.forEach(([mask], at) => {
      const before = joined.get(mask) ?? { mask, n: 0, w: 0, universe: 0 }
      const [n, w] = [sums[3 * at]!, sums[3 * at + 1]!]
      joined.set(mask, {
        mask,
        n: before.n + n,
        w: before.w + w,
        universe: before.universe + w * scales[slice]!,
      })
    })
  })
  return [...joined.values()]
    .filter(({ n }) => n > 0)
    .toSorted((one, other) => other.w - one.w || one.mask - other.mask)
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

const sumsOf = (store: SliceStore, regions: readonly Bits[], weight: string): Sums =>
  weight === store.weight
    ? sumsOfSets(regions, [store.people.mask], store.people)
    : sumsBySlot(regions, [store.people.mask], weightsBySlot(store, weight))
