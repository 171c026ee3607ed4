import { scaleLinear, type ScaleLinear } from 'd3-scale'

export type ValueScale = ScaleLinear<number, number>

export const known = (values: readonly (number | null)[]): number[] =>
  values.filter((value): value is number => value !== null && Number.isFinite(value))

/** A scale that starts at zero and ends at a round number, or at `max` where the measure has an end. */
export function zeroScale(values: readonly (number | null)[], pixels: number, max?: number): ValueScale {
  const numbers = known(values)
  const scale = scaleLinear([Math.min(0, ...numbers), max ?? (Math.max(0, ...numbers) || 1)], [0, pixels])
  return max === undefined ? scale.nice() : scale
}

/** A scale from a round number below the smallest value to one above the largest; some room where all are equal. */
export function spanScale(values: readonly (number | null)[], pixels: number): ValueScale {
  const numbers = known(values)
  if (numbers.length === 0) return scaleLinear([0, 1], [0, pixels])
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const room = least === most ? Math.abs(least) / 10 || 1 : 0
  return scaleLinear([least - room, most + room], [0, pixels]).nice()
}

/** About one tick for so many pixels, and at least two. */
export const ticksOf = (scale: ValueScale, pixelsEach = 72): number[] => {
  const [from = 0, to = 0] = scale.range()
  const wanted = Math.max(2, Math.floor(Math.abs(to - from) / pixelsEach))
  const ticks = scale.ticks(wanted)
  return ticks.length > 1 ? ticks : scale.ticks(wanted * 2)
}

const ROOMS_PX = [72, 108, 144, 216]

/** As many ticks as keep the room that their figures ask for. */
export function looseTicks(scale: ValueScale, roomOf: (ticks: readonly number[]) => number): number[] {
  const all = ROOMS_PX.map((pixels) => ticksOf(scale, pixels))
  return all.find((ticks) => scale(ticks[1]!) - scale(ticks[0]!) >= roomOf(ticks)) ?? all.at(-1)!
}
