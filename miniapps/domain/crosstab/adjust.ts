export type Adjustment = 'none' | 'bonferroni' | 'holm' | 'benjamini-hochberg'

/** Chances of a family of tests, adjusted for their number, in the order given. */
export function adjust({ p, method = 'none' }: { p: readonly number[]; method?: Adjustment }): number[] {
  const m = p.length
  if (method === 'none') return [...p]
  if (method === 'bonferroni') return p.map((each) => Math.min(1, each * m))
  const order = p.map((_, at) => at).toSorted((one, other) => p[one]! - p[other]!)
  return method === 'holm' ? holm(p, order) : benjaminiHochberg(p, order)
}

/** Step down: the smallest times all, the next times one fewer, never below the one before. */
function holm(p: readonly number[], order: readonly number[]): number[] {
  const adjusted = [...p]
  let least = 0
  order.forEach((at, rank) => {
    least = Math.max(least, Math.min(1, p[at]! * (order.length - rank)))
    adjusted[at] = least
  })
  return adjusted
}

/** Step up: the share of false discoveries, from the largest down, never above the one after. */
function benjaminiHochberg(p: readonly number[], order: readonly number[]): number[] {
  const adjusted = [...p]
  let most = 1
  for (const [rank, at] of [...order.entries()].toReversed()) {
    most = Math.min(most, (p[at]! * order.length) / (rank + 1))
    adjusted[at] = most
  }
  return adjusted
}
