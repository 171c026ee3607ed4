import { randomOf } from '../../kernel/random.ts'
import { evenSplit } from './even-split.ts'
import type { Term } from './objective.ts'

const CELLS = 200
const RANDOM_STARTS = 4
/** Steps are halved so often: to a millionth of a millionth of the budget. */
const HALVINGS = 40
const MOST_ROUNDS = 30

/**
 * A good split over terms that are not concave, where equal slopes may be a valley: starts are the best split in two
 * hundredths of the budget, the even one and seeded random ones; from each, spend is swapped between two terms at a
 * time, in ever smaller steps, while that gains. It may miss the best and says so; it is never below the even split.
 */
export function roughSplit(terms: readonly Term[], budget: number, seed: number): number[] {
  const random = randomOf(seed)
  const thrown = Array.from({ length: RANDOM_STARTS }, () =>
    evenSplit(terms, budget, () => -Math.log1p(-random())),
  )
  const valueOf = (spend: readonly number[]) =>
    terms.reduce((sum, term, place) => sum + term.value(spend[place]!), 0)
  return [inCells(terms, budget), evenSplit(terms, budget), ...thrown]
    .map((start) => swapped(terms, start, budget))
    .reduce((one, other) => (valueOf(other) > valueOf(one) ? other : one))
}

/** The best split in whole cells beyond the minimums, by dynamic programming. */
function inCells(terms: readonly Term[], budget: number): number[] {
  const cell = (budget - terms.reduce((sum, { min }) => sum + min, 0)) / CELLS
  const spendOf = ({ min, max }: Term, cells: number) => Math.min(max, min + cells * cell)
  let best = Array.from({ length: CELLS + 1 }, () => 0)
  const chosen = terms.map((term) => {
    const values = best.map((_, cells) => term.value(spendOf(term, cells)))
    const before = best
    const picks = before.map(() => 0)
    best = before.map((_, all) => {
      let most = -Infinity
      for (let cells = 0; cells <= all; cells++) {
        const value = values[cells]! + before[all - cells]!
        if (value > most) [most, picks[all]] = [value, cells]
      }
      return most
    })
    return picks
  })
  let left = CELLS
  const spend = terms.map(() => 0)
  for (const [place, picks] of [...chosen.entries()].toReversed()) {
    spend[place] = spendOf(terms[place]!, picks[left]!)
    left -= picks[left]!
  }
  return filled(terms, spend, budget)
}

/** Gives what is left over to terms with room, in order. */
function filled(terms: readonly Term[], spend: readonly number[], budget: number): number[] {
  let left = budget - spend.reduce((sum, each) => sum + each, 0)
  return spend.map((each, place) => {
    const more = Math.max(0, Math.min(left, terms[place]!.max - each))
    left -= more
    return each + more
  })
}

function swapped(terms: readonly Term[], start: readonly number[], budget: number): number[] {
  const spend = [...start]
  let step = budget / 8
  for (let halving = 0; halving < HALVINGS; halving++, step /= 2)
    for (let round = 0; round < MOST_ROUNDS; round++) if (!swapRound(terms, spend, step)) break
  return spend
}

/** Tries every pair once; true if a swap gained. */
function swapRound(terms: readonly Term[], spend: number[], step: number): boolean {
  let gained = false
  for (const [from, giver] of terms.entries()) {
    for (const [to, taker] of terms.entries()) {
      const amount = Math.min(step, spend[from]! - giver.min, taker.max - spend[to]!)
      if (from === to || !(amount > 0)) continue
      const loss = giver.value(spend[from]!) - giver.value(spend[from]! - amount)
      if (taker.value(spend[to]! + amount) - taker.value(spend[to]!) <= loss) continue
      spend[from]! -= amount
      spend[to]! += amount
      gained = true
    }
  }
  return gained
}
