import type { Json } from '../document/json.ts'

export type Side = 'a' | 'b'

/** Somebody who takes part; what is known of them when they were added. */
export interface Participant {
  id: string
  name: string
  /** ISO code; '' where it is not known. */
  market: string
  /** What they know best; '' where it is not known. */
  discipline: string
  side: Side
}

/** Who meets in one round, and who waits. The first group is in the first room. */
export interface Round {
  groups: readonly (readonly string[])[]
  waiting: readonly string[]
}

/** The same text for two people in either order. */
export const pairKey = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`

/** How much two people have to tell each other: of another market, of another discipline. */
export const diversityOf = (
  one: Pick<Participant, 'market' | 'discipline'>,
  other: Pick<Participant, 'market' | 'discipline'>,
): number => Number(one.market !== other.market) + Number(one.discipline !== other.discipline)

/** Everybody who sits in a group with somebody. */
export const pairsOf = (groups: Round['groups']): readonly (readonly [string, string])[] =>
  groups.flatMap((group) =>
    group.flatMap((one, at) => group.slice(at + 1).map((other): readonly [string, string] => [one, other])),
  )

export const toJson = ({ name, market, discipline, side }: Participant): Json => ({
  name,
  market,
  discipline,
  side,
})
