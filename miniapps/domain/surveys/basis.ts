import type { Dataset, Slice } from './dataset.ts'

/** Who is counted, as documents keep it: the base is the text of an expression, empty for everybody. */
export interface Basis {
  dataset: string
  version: number
  slices: readonly string[]
  weight: string
  base: string
}

/** The newest wave of one market, by the first weight: of this market where the survey has it. */
export function firstBasis({ id, version, slices, weights }: Dataset, market?: string): Basis {
  const own = slices.filter((slice) => slice.market === market)
  const newest = (own.length > 0 ? own : slices.filter((slice) => slice.market === slices[0]?.market))
    .toSorted((one, other) => (one.wave < other.wave ? -1 : 1))
    .at(-1)
  return { dataset: id, version, slices: newest ? [newest.id] : [], weight: weights[0]?.name ?? '', base: '' }
}

/** Markets and waves of a survey, as the two sides of a table of its slices. */
export function sidesOf(slices: readonly Slice[]): { markets: readonly string[]; waves: readonly string[] } {
  return {
    markets: [...new Set(slices.map(({ market }) => market))],
    waves: [...new Set(slices.map(({ wave }) => wave))].toSorted(),
  }
}
