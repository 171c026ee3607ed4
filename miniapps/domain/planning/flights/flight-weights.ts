import type { Refused } from '../../kernel/refused.ts'

/** front: falling from the first period; back: rising; pulse: heavy and light in turn; burst: on and off in turn. */
export type FlightPattern = 'even' | 'front' | 'back' | 'pulse' | 'burst'

/**
 * Weight of each period of a flight, to be split by. `on` and `off` are periods of a burst, one each unless said;
 * `hiatus` are places, from 0, that stay empty.
 */
export function flightWeights(asked: {
  pattern: FlightPattern
  periods: number
  on?: number
  off?: number
  hiatus?: readonly number[]
}): { weights: number[] } | Refused<'no-weight'> {
  const { pattern, periods, on = 1, off = 1, hiatus = [] } = asked
  const weightAt: Readonly<Record<FlightPattern, (place: number) => number>> = {
    even: () => 1,
    front: (place) => periods - place,
    back: (place) => place + 1,
    pulse: (place) => (place % 2 === 0 ? 2 : 1),
    burst: (place) => (place % (on + off) < on ? 1 : 0),
  }
  const weights = Array.from({ length: periods }, (_, place) =>
    hiatus.includes(place) ? 0 : weightAt[pattern](place),
  )
  return weights.some((weight) => weight > 0) ? { weights } : { refused: 'no-weight' }
}
