import type { Slice } from '../surveys/dataset.ts'

/** The newest of the chosen waves, and the same markets a wave earlier; null where not all of them were asked then. */
export function wavesToCompare(
  slices: readonly Slice[],
  chosen: readonly string[],
): { now: readonly string[]; before: readonly string[] } | null {
  const own = slices.filter(({ id }) => chosen.includes(id))
  const markets = [...new Set(own.map(({ market }) => market))]
  const newest = own
    .map(({ wave }) => wave)
    .toSorted()
    .at(-1)
  const inAll = [...new Set(slices.map(({ wave }) => wave))].filter((wave) =>
    markets.every((market) => slices.some((slice) => slice.market === market && slice.wave === wave)),
  )
  const waves = inAll.toSorted()
  const place = newest === undefined ? -1 : waves.indexOf(newest)
  if (place < 1) return null
  const idsOf = (wave: string) =>
    slices.filter((slice) => slice.wave === wave && markets.includes(slice.market)).map(({ id }) => id)
  return { now: idsOf(waves[place]!), before: idsOf(waves[place - 1]!) }
}
