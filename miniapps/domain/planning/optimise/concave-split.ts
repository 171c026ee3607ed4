import type { Term } from './objective.ts'

const STEPS = 400

/** Spend of each concave term where its slope has a value, within its bounds; `most` where it never falls so far. */
export function spendAtSlope(term: Term, slope: number, most: number): number {
  const { min, spendAt } = term
  const max = Math.min(term.max, most)
  if (spendAt) return Math.max(min, Math.min(max, spendAt(slope)))
  if (term.slope(min) <= slope || term.slope(max) >= slope) return term.slope(min) <= slope ? min : max
  let [low, high] = [min, max]
  for (let middle = (low + high) / 2; low < middle && middle < high; middle = (low + high) / 2)
    if (term.slope(middle) > slope) low = middle
    else high = middle
  return low
}

/**
 * The best split of a budget over concave terms: all slopes are equal but those of terms at a bound, found by bisection
 * of the logarithm of the slope. The budget lies between the sums of minimums and of maximums and is spent whole.
 */
export function concaveSplit(terms: readonly Term[], budget: number): number[] {
  const least = terms.reduce((sum, { min }) => sum + min, 0)
  const mostOf = terms.map(({ min, max }) => Math.min(max, min + budget - least))
  let few = terms.map(({ min }) => min)
  let many = mostOf
  let [low, high] = [-700, 700]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) break
    const spend = terms.map((term, place) => spendAtSlope(term, Math.exp(middle), mostOf[place]!))
    if (spend.reduce((sum, each) => sum + each, 0) > budget) [many, low] = [spend, middle]
    else [few, high] = [spend, middle]
  }
  return between(few, many, budget)
}

/** A stretch of spend with one slope is shared out until the budget is spent. */
function between(few: readonly number[], many: readonly number[], budget: number): number[] {
  const [less, more] = [few, many].map((each) => each.reduce((sum, spend) => sum + spend, 0)) as [
    number,
    number,
  ]
  const part = more > less ? Math.min(1, Math.max(0, (budget - less) / (more - less))) : 0
  return few.map((spend, place) => spend + part * (many[place]! - spend))
}
