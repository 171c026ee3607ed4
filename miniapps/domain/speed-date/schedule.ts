import { groupRounds } from './group-rounds.ts'
import { pairedAnew } from './paired-anew.ts'
import { pairKey, pairsOf, type Participant, type Round } from './participant.ts'
import { circleRounds, rotationRounds } from './seat-rounds.ts'
import { seatedRounds } from './seated-rounds.ts'

export const MODES = ['all', 'two-sides', 'groups'] as const
export type Mode = (typeof MODES)[number]

export interface Plan {
  mode: Mode
  rounds: number
  seed: number
  people: readonly Participant[]
  /** Pairs that have met at an earlier event: they meet only where there is no other way. */
  met: ReadonlySet<string>
  /** From which round on somebody is not there; the first is 1. */
  absent: Readonly<Record<string, number>>
}

/** The same plan has the same rounds, whoever computes them. Whoever did not come leaves earlier rounds as they were. */
export function scheduleOf(plan: Plan): readonly Round[] {
  const missing = Object.entries(plan.absent)
    .filter(([id]) => plan.people.some((each) => each.id === id))
    .toSorted(([one, from], [other, until]) => from - until || one.localeCompare(other, 'en'))
  let rounds = planned(plan)
  const gone = new Set<string>()
  for (const [at, [id, from]] of missing.entries()) {
    gone.add(id)
    const isLastOfRound = missing[at + 1]?.[1] !== from
    if (isLastOfRound) rounds = withoutAbsent(plan, rounds, from, gone)
  }
  return rounds
}

/** Everybody meets everybody in so many rounds. */
export function roundsPossible({ mode, people }: Pick<Plan, 'mode' | 'people'>): number {
  if (mode === 'two-sides') return Math.max(...sidesOf(people).map(({ length }) => length))
  if (mode === 'groups') return Math.floor((people.length - 1) / 2)
  return people.length - 1 + (people.length % 2)
}

function planned({ mode, rounds, seed, people, met }: Plan): readonly Round[] {
  const count = Math.min(rounds, roundsPossible({ mode, people }))
  if (mode === 'groups') return groupRounds(people, count, met, seed)
  if (mode === 'all') {
    const seats = [...people, ...(people.length % 2 === 0 ? [] : [null])]
    return seatedRounds({ rounds: circleRounds(people.length), sides: [seats], count, met, seed })
  }
  const sides = sidesOf(people)
  const perSide = Math.max(...sides.map(({ length }) => length))
  const filled = sides.map((side) => [...side, ...Array<null>(perSide - side.length).fill(null)])
  return seatedRounds({ rounds: rotationRounds(perSide), sides: filled, count, met, seed })
}

const sidesOf = (people: readonly Participant[]): readonly (readonly Participant[])[] =>
  (['a', 'b'] as const).map((side) => people.filter((each) => each.side === side))

/** The rounds from one on, anew for those who are there. */
function withoutAbsent(
  plan: Plan,
  rounds: readonly Round[],
  from: number,
  gone: ReadonlySet<string>,
): readonly Round[] {
  const kept = rounds.slice(0, from - 1)
  const people = plan.people.filter(({ id }) => !gone.has(id))
  const count = rounds.length - kept.length
  const met = new Set(
    kept.flatMap(({ groups }) => pairsOf(groups)).map(([one, other]) => pairKey(one, other)),
  )
  const seed = plan.seed + from
  if (plan.mode === 'groups') return [...kept, ...groupRounds(people, count, met, seed)]
  const waited = new Map<string, number>()
  for (const id of kept.flatMap(({ waiting }) => waiting)) waited.set(id, (waited.get(id) ?? 0) + 1)
  const may = (one: Participant, other: Participant) => plan.mode === 'all' || one.side !== other.side
  return [...kept, ...pairedAnew({ people, count, met, waited, may, seed })]
}
