import { scaleLinear } from 'd3-scale'
import { known } from './value-scale.ts'

export interface Bin {
  /** Included. */
  from: number
  /** Excluded, but for the last bin. */
  to: number
  count: number
}

const MOST_BINS = 40

/** How many values lie in each stretch of round width; about as many stretches as Sturges' rule says, unless told. */
export function binsOf(values: readonly (number | null)[], count?: number): Bin[] {
  const numbers = known(values)
  if (numbers.length === 0) return []
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  if (least === most) return [{ from: least, to: most, count: numbers.length }]
  const wanted = Math.min(count ?? Math.ceil(Math.log2(numbers.length)) + 1, MOST_BINS)
  const scale = scaleLinear([least, most], [0, 1]).nice(wanted)
  const edges = scale.ticks(wanted)
  const bins = edges.slice(1).map((to, index) => ({ from: edges[index]!, to, count: 0 }))
  const last = bins.at(-1)!
  for (const value of numbers) (bins.find(({ to }) => value < to) ?? last).count++
  return bins
}
