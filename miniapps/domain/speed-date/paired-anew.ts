import { PAIRING_TRIES } from './limits.ts'
import { diversityOf, type Participant, pairKey, type Round } from './participant.ts'
import { randomOf, shuffled } from '../kernel/random.ts'

interface Remaining {
  people: readonly Participant[]
  count: number
  /** Whoever has met does not meet again. */
  met: ReadonlySet<string>
  /** How often each has waited so far. */
  waited: ReadonlyMap<string, number>
  /** Whether two may meet at all, as of different sides. */
  may(one: Participant, other: Participant): boolean
  seed: number
}

/**
 * Pairs the rounds that are left, when somebody did not come: as many as possible meet, nobody twice; whoever waited most is
 * paired first. Where all have met, people wait.
 */
export function pairedAnew({ people, count, met, waited, may, seed }: Remaining): readonly Round[] {
  const random = randomOf(seed)
  const known = new Set(met)
  const waits = new Map(waited)
  const free = (one: Participant, other: Participant) =>
    one.id !== other.id && may(one, other) && !known.has(pairKey(one.id, other.id))
  return Array.from({ length: count }, () => {
    const groups = bestPairing(people, waits, free, random)
    const busy = new Set(groups.flat())
    const waiting = people.filter(({ id }) => !busy.has(id)).map(({ id }) => id)
    for (const [one, other] of groups) known.add(pairKey(one!, other!))
    for (const id of waiting) waits.set(id, (waits.get(id) ?? 0) + 1)
    return { groups, waiting }
  })
}

type Free = (one: Participant, other: Participant) => boolean

/** Of some tries the one in which most meet, then the one in which those wait who have waited least. */
function bestPairing(
  people: readonly Participant[],
  waits: ReadonlyMap<string, number>,
  free: Free,
  random: () => number,
): readonly (readonly string[])[] {
  let best: readonly (readonly Participant[])[] = []
  let bestValue = Number.NEGATIVE_INFINITY
  for (let turn = 0; turn < PAIRING_TRIES; turn++) {
    const pairs = joined(pairing(people, waits, free, random), people, free)
    const met = new Set(pairs.flat())
    const waited = people
      .filter((each) => !met.has(each))
      .reduce((sum, { id }) => sum + (waits.get(id) ?? 0), 0)
    const value =
      pairs.length * 1_000 -
      waited * 50 +
      pairs.reduce((sum, [one, other]) => sum + diversityOf(one!, other!), 0)
    if (value > bestValue) [best, bestValue] = [pairs, value]
  }
  return best.map((pair) => pair.map(({ id }) => id))
}

/** Who waited most, then who has fewest left to meet, takes whom they have most to tell. */
function pairing(
  people: readonly Participant[],
  waits: ReadonlyMap<string, number>,
  free: Free,
  random: () => number,
): Participant[][] {
  const choices = (each: Participant) => people.filter((other) => free(each, other)).length
  const order = shuffled(people, random)
    .map((person) => ({ person, waited: waits.get(person.id) ?? 0, choices: choices(person) }))
    .toSorted((one, other) => other.waited - one.waited || one.choices - other.choices)
    .map(({ person }) => person)
  const pairs: Participant[][] = []
  const left = new Set(order)
  for (const person of order) {
    if (!left.delete(person)) continue
    const others = [...left].filter((other) => free(person, other))
    const partner = others.toSorted((one, other) => diversityOf(person, other) - diversityOf(person, one))[0]
    if (!partner) continue
    left.delete(partner)
    pairs.push([person, partner])
  }
  return pairs
}

/** Two who are left over and may not meet break up a pair in which each finds somebody. */
function joined(pairs: Participant[][], people: readonly Participant[], free: Free): Participant[][] {
  const busy = new Set(pairs.flat())
  const left = people.filter((each) => !busy.has(each))
  for (let at = 0; at + 1 < left.length; at++)
    for (let other = at + 1; other < left.length; other++) {
      const [one, two] = [left[at]!, left[other]!]
      const found = pairs.findIndex(
        ([first, second]) =>
          (free(one, first!) && free(two, second!)) || (free(one, second!) && free(two, first!)),
      )
      if (found < 0) continue
      const [first, second] = pairs[found]!
      const straight = free(one, first!) && free(two, second!)
      const next = straight
        ? [
            [one, first!],
            [two, second!],
          ]
        : [
            [one, second!],
            [two, first!],
          ]
      return joined([...pairs.filter((_, index) => index !== found), ...next], people, free)
    }
  return pairs
}
