import { rake } from '../../weights/rake.ts'
import type { Slice } from '../dataset.ts'
import { drawAges } from './ages.ts'
import { placeOf } from './place-of.ts'
import { REGIONS } from './regions.ts'
import { drawTraits, type Traits } from './traits.ts'

export type SampleSlice = Pick<Slice, 'id' | 'wave' | 'universe'> & { market: 'GB' | 'US' }

/** A code, all codes, a number; null of those who were not asked. */
export type Answer = number | readonly number[] | null

/** People of a slice while they are asked. */
export interface Respondents extends Traits {
  slice: SampleSlice
  random: () => number
  /** Raked on sex, age and region, with a mean of 1. */
  weights: readonly number[]
  /** By the name of the question, one of each person. */
  answers: Record<string, Answer[]>
}

const MEN = 0.49

/** People with what the sample is drawn and weighted by; all else is asked of them. */
export function drawRespondents(slice: SampleSlice, n: number, random: () => number): Respondents {
  const { ages, bands, targets } = drawAges(slice.market, n, random)
  const sex = bands.map(() => (random() < MEN ? 1 : 2))
  const regions = REGIONS.filter(({ market }) => market === slice.market)
  const shares = regions.map(({ share }) => share / 100)
  const places = bands.map(() => placeOf(random(), shares))
  const region = places.map((place) => regions[place]!.code)
  const raked = rake({
    margins: [
      { name: 'sex', codes: sex, targets: { 1: MEN, 2: 1 - MEN } },
      { name: 'age_band', codes: bands, targets },
      {
        name: 'region',
        codes: region,
        targets: Object.fromEntries(regions.map(({ code }, place) => [code, shares[place]!])),
      },
    ],
  })
  if ('refused' in raked) throw new Error(`The sample of ${slice.id} was not raked: ${raked.refused}.`)
  const { segments, ...leanings } = drawTraits(bands, random)
  const tv_area = places.map((place) => {
    const { areas } = regions[place]!
    return areas[Math.floor(random() * areas.length)]!
  })
  const answers = { sex, age: ages, age_band: bands, region, tv_area, segment: segments }
  return { slice, random, weights: raked.weights, ...leanings, answers }
}
