import { normalTail } from './tails.ts'

const HALVINGS = 60
const FARTHEST = 40

/** The value below which a standard normal lies with a chance between 0 and 1, to the last digits, by bisection. */
export function normalQuantile(chance: number): number {
  if (chance < 0.5) return -normalQuantile(1 - chance)
  let [low, high] = [0, FARTHEST]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (normalTail(middle) > 1 - chance) low = middle
    else high = middle
  }
  return (low + high) / 2
}
