import { GROUP_SWAPS_MOST } from './limits.ts'
import { diversityOf, type Participant, pairKey, pairsOf, type Round } from './participant.ts'
import { randomOf, shuffled } from '../kernel/random.ts'

const GROUP = 3
/** Whoever sits together again hears nothing new. */
const MEETS_AGAIN = -100

/** How many sit in each group: three; what is left over makes one of four, or one of two. */
export function groupSizes(people: number): readonly number[] {
  const threes = Math.floor(people / GROUP)
  const rest = people % GROUP
  if (rest === 1 && threes > 0) return [...Array<number>(threes - 1).fill(GROUP), GROUP + 1]
  return [...Array<number>(threes).fill(GROUP), ...(rest > 0 ? [rest] : [])]
}

/** How good it is that two sit together, by their places among the people. */
type Values = readonly (readonly number[])[]

/**
 * Groups of three, round by round: dealt out, then improved by swapping two people of different groups as long as fewer meet
 * again, or more different people meet. With many rounds for few people somebody must meet again; `repeatsIn` counts them.
 */
export function groupRounds(
  people: readonly Participant[],
  count: number,
  met: ReadonlySet<string>,
  seed: number,
): readonly Round[] {
  const random = randomOf(seed)
  const values = people.map((one) =>
    people.map((other) => diversityOf(one, other) + (met.has(pairKey(one.id, other.id)) ? MEETS_AGAIN : 0)),
  )
  return Array.from({ length: count }, () => {
    const groups = bestGroups(people.length, values, random)
    for (const [one, other] of groups.flatMap(placePairs)) {
      values[one]![other]! += MEETS_AGAIN
      values[other]![one]! += MEETS_AGAIN
    }
    return { groups: groups.map((group) => group.map((at) => people[at]!.id)), waiting: [] }
  })
}

const placePairs = (group: readonly number[]): readonly (readonly [number, number])[] =>
  group.flatMap((one, at) => group.slice(at + 1).map((other): readonly [number, number] => [one, other]))

/** Several dealings are improved, for one alone may end where no single swap helps. */
const DEALINGS = 12

function bestGroups(people: number, values: Values, random: () => number): readonly (readonly number[])[] {
  const tries = Math.min(GROUP_SWAPS_MOST, people * people * 4)
  let best: number[][] = []
  let bestValue = Number.NEGATIVE_INFINITY
  for (let dealing = 0; dealing < DEALINGS; dealing++) {
    const groups = dealt(people, random)
    for (let turn = 0; turn < tries; turn++) trySwap(groups, values, random)
    const value = groups.flatMap(placePairs).reduce((sum, [one, other]) => sum + values[one]![other]!, 0)
    if (value > bestValue) [best, bestValue] = [groups, value]
  }
  return best
}

function dealt(people: number, random: () => number): number[][] {
  const order = shuffled(
    Array.from({ length: people }, (_, at) => at),
    random,
  )
  let start = 0
  return groupSizes(people).map((size) => order.slice(start, (start += size)))
}

/** Swaps two people of different groups unless that makes it worse. */
function trySwap(groups: readonly number[][], values: Values, random: () => number): void {
  const one = groups[Math.floor(random() * groups.length)]!
  const other = groups[Math.floor(random() * groups.length)]!
  if (one === other) return
  const [at, there] = [Math.floor(random() * one.length), Math.floor(random() * other.length)]
  const [moving, coming] = [one[at]!, other[there]!]
  let gain = 0
  for (const each of one) if (each !== moving) gain += values[coming]![each]! - values[moving]![each]!
  for (const each of other) if (each !== coming) gain += values[moving]![each]! - values[coming]![each]!
  if (gain < 0) return
  one[at] = coming
  other[there] = moving
}

/** How many pairs sit together more than once. */
export function repeatsIn(rounds: readonly Round[]): number {
  const times = new Map<string, number>()
  for (const { groups } of rounds)
    for (const [one, other] of pairsOf(groups)) {
      const key = pairKey(one, other)
      times.set(key, (times.get(key) ?? 0) + 1)
    }
  return [...times.values()].filter((count) => count > 1).length
}
