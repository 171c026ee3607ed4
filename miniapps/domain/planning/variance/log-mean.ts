export interface Factors {
  /** Their product is the figure; one unit each. */
  before: readonly number[]
  after: readonly number[]
}

const productOf = (factors: readonly number[]): number =>
  factors.reduce((product, factor) => product * factor, 1)

/**
 * Share of each factor in a product's change (log-mean Divisia): L(S1, S0)·ln(x1/x0), L(a, b) = (a - b)/ln(a/b).
 * The parts sum to the change, in the product's unit. Null unless all factors are above 0.
 */
export function logMean({ before, after }: Factors): number[] | null {
  if (before.length !== after.length || ![...before, ...after].every((factor) => factor > 0)) return null
  const [old, now] = [productOf(before), productOf(after)]
  const change = Math.log(now / old)
  const mean = change === 0 ? now : (now - old) / change
  return before.map((factor, place) => mean * Math.log(after[place]! / factor))
}

/**
 * Share of each factor in a product's change: the mean over all orders in which they might have changed (Shapley).
 * The parts sum to the change, in the product's unit; zeros are allowed. Null where factors are not the same in number.
 */
export function shapley({ before, after }: Factors): number[] | null {
  if (before.length !== after.length) return null
  return before.map((factor, place) => {
    const others = before.map((_, other) => other).filter((other) => other !== place)
    // bySize[s]: the others' product summed over all sets of s that changed before this one.
    const bySize = others.reduce<number[]>(
      (sums, other) =>
        [...sums, 0].map((sum, size) => sum * before[other]! + (sums[size - 1] ?? 0) * after[other]!),
      [1],
    )
    const mean = bySize.reduce((sum, products, size) => sum + products / choices(others.length, size), 0)
    return ((after[place]! - factor) * mean) / before.length
  })
}

const choices = (n: number, k: number): number =>
  Array.from({ length: k }).reduce<number>((product, _, step) => (product * (n - step)) / (step + 1), 1)
