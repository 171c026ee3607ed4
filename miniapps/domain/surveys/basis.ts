import type { Dataset, Slice } from './dataset.ts'

/** Respondents that are counted, as documents keep it: the base is the text of an expression, empty for everybody. */
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

/** The dataset that something new begins on: the one with most respondents, by its name where they are as many; never a client's own. */
export function usualDataset(datasets: readonly Dataset[]): Dataset | undefined {
  const people = ({ slices }: Dataset) => slices.reduce((sum, { n }) => sum + n, 0)
  return datasets
    .filter(({ licence }) => licence.client === undefined)
    .toSorted((one, other) => people(other) - people(one) || (one.name < other.name ? -1 : 1))[0]
}

/** Basis of a document that has none yet; undefined where there is no dataset to begin on. */
export function usualBasis(datasets: readonly Dataset[], market?: string): Basis | undefined {
  const dataset = usualDataset(datasets)
  return dataset && firstBasis(dataset, market)
}

/** Markets and waves of a survey, as the two sides of a table of its slices. */
export function sidesOf(slices: readonly Slice[]): { markets: readonly string[]; waves: readonly string[] } {
  return {
    markets: [...new Set(slices.map(({ market }) => market))],
    waves: [...new Set(slices.map(({ wave }) => wave))].toSorted(),
  }
}
