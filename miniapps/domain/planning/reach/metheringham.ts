import type { Refused } from '../../kernel/refused.ts'
import { type BetaBinomial, betaBinomial, type NotBetaBinomial } from './beta-binomial.ts'

export interface Vehicle {
  /** Share of the universe that one insertion reaches. */
  audience: number
  insertions: number
  /** Share that two of its insertions both reach. */
  selfDuplication: number
}

/** Places of two vehicles, from 0, and the share that an insertion in each reaches. */
export type PairDuplication = readonly [one: number, other: number, duplication: number]

export type Metheringham = BetaBinomial & { one: number; two: number }

/**
 * Contacts with a schedule of several vehicles: an average insertion A1 = Σnᵢaᵢ/N and an average pair of insertions
 * A2 = 2A1 - D̄, D̄ the mean duplication over C(N,2) pairs, make it one of alike insertions; then the beta-binomial.
 * Shares of one universe. Known to overstate reach where audiences are unequal, and not to rise with every insertion.
 */
export function metheringham({
  vehicles,
  pairs,
}: {
  vehicles: readonly Vehicle[]
  pairs: readonly PairDuplication[]
}): Metheringham | NotBetaBinomial | Refused<'pairs' | 'too-few-insertions'> {
  const known = new Set(pairs.map(([i, j]) => `${Math.min(i, j)} ${Math.max(i, j)}`))
  const isWhole = vehicles.every((_, j) => vehicles.slice(0, j).every((_, i) => known.has(`${i} ${j}`)))
  if (!isWhole || pairs.length !== (vehicles.length * (vehicles.length - 1)) / 2) return { refused: 'pairs' }
  const all = vehicles.reduce((sum, { insertions }) => sum + insertions, 0)
  if (all < 2) return { refused: 'too-few-insertions' }
  const contacts = vehicles.reduce((sum, { audience, insertions }) => sum + audience * insertions, 0)
  const within = vehicles.reduce(
    (sum, { insertions: n, selfDuplication }) => sum + (n > 1 ? ((n * (n - 1)) / 2) * selfDuplication : 0),
    0,
  )
  const between = pairs.reduce(
    (sum, [i, j, shared]) => sum + vehicles[i]!.insertions * vehicles[j]!.insertions * shared,
    0,
  )
  const one = contacts / all
  const two = 2 * one - (within + between) / ((all * (all - 1)) / 2)
  const result = betaBinomial({ one, two, insertions: all })
  return 'refused' in result ? result : { one, two, ...result }
}
