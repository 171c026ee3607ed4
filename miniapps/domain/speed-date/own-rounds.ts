import type { Round } from './participant.ts'

/** Where somebody is in one round. */
export interface OwnRound {
  round: number
  /** From 1; null while they wait, or are not there. */
  room: number | null
  others: readonly string[]
}

export const ownRounds = (rounds: readonly Round[], id: string): readonly OwnRound[] =>
  rounds.map(({ groups }, round) => {
    const room = groups.findIndex((group) => group.includes(id))
    return room < 0
      ? { round, room: null, others: [] }
      : { round, room: room + 1, others: groups[room]!.filter((each) => each !== id) }
  })
