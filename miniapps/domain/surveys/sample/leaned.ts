import { noise } from './noise.ts'
import { type Leaning, TRAITS } from './questions.ts'
import type { Respondents } from './respondents.ts'

/** Chance has a part in every answer, however strongly it leans. */
const LEAST_NOISE = 0.05

/** Inclination of each person to an answer: mean 0, deviation 1, going with their traits as `leaning` says. */
export function leaned({ traits, together, random }: Respondents, leaning: Leaning): Float64Array {
  const loads = TRAITS.map((trait) => leaning[trait] ?? 0)
  const explained = loads.reduce(
    (sum, one, at) =>
      sum + loads.reduce((all, other, beside) => all + one * other * together[at]![beside]!, 0),
    0,
  )
  const chance = Math.sqrt(Math.max(LEAST_NOISE, 1 - explained))
  const [home, connected, status, active] = traits as [Float64Array, Float64Array, Float64Array, Float64Array]
  return home.map(
    (value, person) =>
      loads[0]! * value +
      loads[1]! * connected[person]! +
      loads[2]! * status[person]! +
      loads[3]! * active[person]! +
      chance * noise(random),
  )
}
