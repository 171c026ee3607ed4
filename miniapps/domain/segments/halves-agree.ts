import { shuffled } from '../kernel/random.ts'
import { adjustedRand } from './adjusted-rand.ts'

/** Halves of the people that segments are found in again. */
const HALVES = 20

/**
 * Agreement of the segments of random halves of the people with those of all: 1 as alike as can be, 0 as by chance.
 * @param asked.again finds segments of the people at these places, and answers the segment of each
 */
export function halvesAgree(asked: {
  assignment: readonly number[]
  random: () => number
  again(half: readonly number[]): readonly number[]
}): number {
  const { assignment, random, again } = asked
  const places = assignment.map((_, place) => place)
  const likeness = Array.from({ length: HALVES }, () => {
    const half = shuffled(places, random).slice(0, Math.ceil(places.length / 2))
    return adjustedRand({ a: again(half), b: half.map((place) => assignment[place]!) })
  })
  return likeness.reduce((sum, each) => sum + each, 0) / HALVES
}
