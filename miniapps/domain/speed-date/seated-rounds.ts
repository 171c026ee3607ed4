import { SWAP_WORK_MOST } from './limits.ts'
import { diversityOf, type Participant, pairKey, type Round } from './participant.ts'
import { randomOf, shuffled } from '../kernel/random.ts'
import type { SeatPair } from './seat-rounds.ts'

/** People who have met elsewhere are kept apart before anything else is looked at. */
const MET_BEFORE = -100
/** Nobody waits twice while somebody else has not waited yet. */
const WAITS_AGAIN = -10

export interface Seating {
  rounds: readonly (readonly SeatPair[])[]
  /** Seats that may be swapped among each other, each with who sits there; null where it stays empty. */
  sides: readonly (readonly (Participant | null)[])[]
  count: number
  met: ReadonlySet<string>
  seed: number
}

/**
 * Chooses so many of the rounds that people of different markets and disciplines meet: greedily for a seating, then by
 * swapping two seats as long as that makes it better. Any seating keeps what the rounds promise: nobody meets twice.
 */
export function seatedRounds({ rounds, sides, count, met, seed }: Seating): readonly Round[] {
  const random = randomOf(seed)
  const sizes = sides.map(({ length }) => length)
  let seats = sides.flatMap((side) => shuffled(side, random))
  const valueOf = pairValues(met)
  let best = chosen(rounds, seats, count, valueOf)
  const tries = count === rounds.length && met.size === 0 ? 0 : triesFor(rounds)
  for (let turn = 0; turn < tries; turn++) {
    const [one, other] = twoOfOneSide(sizes, random)
    const swapped = seats.with(one, seats[other]!).with(other, seats[one]!)
    const next = chosen(rounds, swapped, count, valueOf)
    if (next.value > best.value) [seats, best] = [swapped, next]
  }
  return best.rounds.map((round) => told(rounds[round]!, seats))
}

const triesFor = (rounds: readonly (readonly SeatPair[])[]): number =>
  Math.min(1_000, Math.floor(SWAP_WORK_MOST / (rounds.length * (rounds[0]?.length ?? 1))))

function twoOfOneSide(sizes: readonly number[], random: () => number): readonly [number, number] {
  const side = Math.floor(random() * sizes.length)
  const start = sizes.slice(0, side).reduce((sum, size) => sum + size, 0)
  const at = () => start + Math.floor(random() * sizes[side]!)
  return [at(), at()]
}

type ValueOf = (one: Participant, other: Participant) => number

/** Computed once for each pair of people. */
function pairValues(met: ReadonlySet<string>): ValueOf {
  const known = new Map<Participant, Map<Participant, number>>()
  return (one, other) => {
    const row = known.get(one) ?? new Map<Participant, number>()
    known.set(one, row)
    const value =
      row.get(other) ?? diversityOf(one, other) + (met.has(pairKey(one.id, other.id)) ? MET_BEFORE : 0)
    row.set(other, value)
    return value
  }
}

interface Choice {
  rounds: readonly number[]
  value: number
}

/** The best rounds for this seating, in their order. */
function chosen(
  rounds: readonly (readonly SeatPair[])[],
  seats: readonly (Participant | null)[],
  count: number,
  valueOf: ValueOf,
): Choice {
  const values = rounds.map((pairs) =>
    pairs.reduce((sum, [one, other]) => {
      const [left, right] = [seats[one]!, seats[other]!]
      return left && right ? sum + valueOf(left, right) : sum
    }, 0),
  )
  const order = values
    .map((_, round) => round)
    .toSorted((one, other) => values[other]! - values[one]! || one - other)
  const waited = new Map<string, number>()
  const kept = spreadFirst(order, (round) => waitingIn(rounds[round]!, seats), waited, count)
  let value = kept.reduce((sum, round) => sum + values[round]!, 0)
  for (const times of waited.values()) value += times > 1 ? WAITS_AGAIN * (times - 1) ** 2 : 0
  return { rounds: kept.toSorted((one, other) => one - other), value }
}

/** Takes rounds in their order, those first in which nobody waits who has waited more often than others must. */
function spreadFirst(
  order: readonly number[],
  waitingOf: (round: number) => readonly string[],
  waited: Map<string, number>,
  count: number,
): readonly number[] {
  const left = order.map((round) => ({ round, waiting: waitingOf(round) }))
  const taken: number[] = []
  while (taken.length < count && left.length > 0) {
    const loads = left.map(({ waiting }) => Math.max(0, ...waiting.map((id) => waited.get(id) ?? 0)))
    const [next] = left.splice(loads.indexOf(Math.min(...loads)), 1)
    for (const id of next!.waiting) waited.set(id, (waited.get(id) ?? 0) + 1)
    taken.push(next!.round)
  }
  return taken
}

const waitingIn = (pairs: readonly SeatPair[], seats: readonly (Participant | null)[]): readonly string[] =>
  pairs.flatMap(([one, other]) => {
    const [left, right] = [seats[one], seats[other]]
    return left && !right ? [left.id] : right && !left ? [right.id] : []
  })

const told = (pairs: readonly SeatPair[], seats: readonly (Participant | null)[]): Round => ({
  groups: pairs.flatMap(([one, other]) => {
    const [left, right] = [seats[one], seats[other]]
    return left && right ? [[left.id, right.id]] : []
  }),
  waiting: waitingIn(pairs, seats),
})
