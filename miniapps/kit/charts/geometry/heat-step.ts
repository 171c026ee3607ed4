/** Steps of the ramps on which words can be read in every look; those between would be too close to both of their colours. */
const SEQUENTIAL = [1, 2, 3, 5, 6, 7] as const
const DIVERGING = [1, 3, 4, 5, 7] as const

export interface HeatStep {
  ramp: 'sequential' | 'diverging'
  step: number
  /** What is written on it. */
  words: 'text' | 'surface'
}

/** The colour of a value between least and most; with a middle, below and above it. */
export function heatStep(value: number, least: number, most: number, middle?: number): HeatStep {
  if (middle !== undefined) {
    const reach = Math.max(most - middle, middle - least) || 1
    const step = DIVERGING[placeIn(5, (value - middle + reach) / (2 * reach))]!
    return { ramp: 'diverging', step, words: step === 1 || step === 7 ? 'surface' : 'text' }
  }
  const step = SEQUENTIAL[placeIn(6, (value - least) / (most - least || 1))]!
  return { ramp: 'sequential', step, words: step > 4 ? 'surface' : 'text' }
}

const placeIn = (count: number, share: number) => Math.max(0, Math.min(count - 1, Math.floor(share * count)))
