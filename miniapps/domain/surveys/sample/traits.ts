import { noise } from './noise.ts'
import { placeOf } from './place-of.ts'
import { TRAITS } from './questions.ts'

export interface Traits {
  /** Of each trait, of each person: mean 0 and deviation 1. */
  traits: readonly Float64Array[]
  /** Correlations of the traits with one another. */
  together: readonly (readonly number[])[]
}

/** Each segment's middle by home, connected, status and active, and its share of each age band. */
const SEGMENTS = [
  { middle: [1.3, -1.1, -0.5, -0.8], ages: [4, 8, 14, 22, 32, 42] },
  { middle: [-0.9, 1.4, 0.7, -0.3], ages: [42, 34, 24, 15, 8, 3] },
  { middle: [-0.8, 0.1, -0.3, 1.6], ages: [22, 22, 20, 20, 17, 12] },
  { middle: [0.8, 0.6, -1.3, -0.3], ages: [22, 26, 28, 22, 15, 12] },
  { middle: [-0.3, -0.8, 1.4, 0], ages: [10, 10, 14, 21, 28, 31] },
] as const
/** Spread of the people of a segment on each trait. */
const SPREAD = 0.38

export function drawTraits(
  bands: readonly number[],
  random: () => number,
): Traits & { /** The one that each person was drawn from. */ segments: number[] } {
  const segments = bands.map((band) => {
    const shares = SEGMENTS.map(({ ages }) => ages[band - 1]!)
    return placeOf(random() * 100, shares) + 1
  })
  const traits = TRAITS.map((_, trait) =>
    standardised(segments.map((segment) => SEGMENTS[segment - 1]!.middle[trait]! + SPREAD * noise(random))),
  )
  const together = traits.map((one) => traits.map((other) => meanOfProducts(one, other)))
  return { traits, together, segments }
}

function standardised(values: readonly number[]): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Float64Array.from(values, (value) => (value - mean) / Math.sqrt(variance))
}

const meanOfProducts = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, person) => sum + value * other[person]!, 0) / one.length
