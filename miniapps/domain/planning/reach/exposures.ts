/** p[k]: the share of the universe that has k contacts; the shares of all k sum to 1. */
export interface Exposures {
  p: number[]
  /** Share of the universe with at least one contact. */
  reach: number
  /** Contacts of a person reached; null where nobody is. */
  frequency: number | null
}

/** Contacts of a person of the universe. */
export const meanOf = (p: readonly number[]): number =>
  p.reduce((sum, share, contacts) => sum + share * contacts, 0)

export const frequencyOf = (contacts: number, reach: number): number | null =>
  reach > 0 ? contacts / reach : null

export const isShare = (value: number): boolean => value >= 0 && value <= 1

/** The distribution of the sum of two independent numbers of contacts; `most` leaves out what lies beyond. */
export function convolved(one: readonly number[], other: readonly number[], most = Infinity): number[] {
  const p = Array.from({ length: Math.min(most + 1, one.length + other.length - 1) }, () => 0)
  for (const [i, share] of one.entries())
    for (let j = 0; j < other.length && i + j < p.length; j++) p[i + j]! += share * other[j]!
  return p
}

/** Exposure distribution of several distributions together, if their audiences are independent. Shares of the universe. */
export function convolve({ distributions }: { distributions: readonly (readonly number[])[] }): Exposures {
  const p = distributions.reduce<number[]>((all, each) => convolved(all, each), [1])
  const reach = 1 - p[0]!
  return { p, reach, frequency: frequencyOf(meanOf(p), reach) }
}

/** Share of the universe with `from` to `to` contacts, both included; without `to` that many and more. */
export function effectiveReach({ p, from, to }: { p: readonly number[]; from: number; to?: number }): number {
  const sum = (start: number, end: number) => p.slice(start, end).reduce((all, share) => all + share, 0)
  return to === undefined ? Math.max(0, 1 - sum(0, from)) : sum(from, to + 1)
}
