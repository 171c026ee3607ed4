import { concaveSplit, spendAtSlope } from './concave-split.ts'
import type { Objective, Term } from './objective.ts'
import { roughSplit } from './rough-split.ts'

export const isConcave = ({ terms }: Objective): boolean => terms.every((term) => term.isConcave)

/** The best split of a budget that bounds allow. */
export const bestSplit = (objective: Objective, budget: number): number[] =>
  isConcave(objective)
    ? concaveSplit(objective.terms, budget)
    : roughSplit(objective.terms, budget, objective.seed)

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const leastOf = ({ terms }: Objective): number => sumOf(terms.map(({ min }) => min))

/** Spends as long as another unit adds the target; null where the first one does not, and at most the limit. */
export function spendToSlope(objective: Objective, target: number, limit: number): number[] | null {
  const { terms } = objective
  const most = terms.map(({ min, max }) => Math.min(max, limit, min + objective.ceiling / target))
  const at = (slope: number) =>
    terms.map((term, place) =>
      term.isConcave ? spendAtSlope(term, slope, most[place]!) : worthwhile(term, slope, most[place]!),
    )
  let [low, high] = [-700, 700]
  for (let middle = 0; low < middle && middle < high; middle = (low + high) / 2) {
    const slope = Math.exp(middle)
    if (slope * objective.unit(at(slope)) < target) low = middle
    else high = middle
  }
  const spend = at(Math.exp(high))
  if (sumOf(spend) <= leastOf(objective)) return null
  return sumOf(spend) > limit ? bestSplit(objective, limit) : spend
}

const CELLS = 400

/** The spend where a term is furthest above a straight line of that slope. */
function worthwhile(term: Term, slope: number, most: number): number {
  const gain = (x: number) => term.value(x) - slope * x
  const cell = (most - term.min) / CELLS
  let best = term.min
  for (let step = 1; step <= CELLS; step++) {
    const x = term.min + step * cell
    if (gain(x) > gain(best)) best = x
  }
  for (let step = cell / 2; step > cell * 1e-9; step /= 2)
    for (const x of [best - step, best + step])
      if (x >= term.min && x <= most && gain(x) > gain(best)) best = x
  return best
}

const LOOKS = 64
const SMALLEST_PART = 1e-6
const STEPS = 50

/** The best split of the largest budget that returns the target a unit; null where none does. */
export function budgetForReturn(objective: Objective, target: number, limit: number): number[] | null {
  const most = Math.min(limit, objective.ceiling / target)
  const least = leastOf(objective)
  const first = Math.max(least, most * SMALLEST_PART)
  if (!(most > 0) || first > most) return null
  const returns = (budget: number) => objective.total(bestSplit(objective, budget)) >= target * budget
  const looks = Array.from({ length: LOOKS + 1 }, (_, look) => first * (most / first) ** (look / LOOKS))
  const last = looks.findLastIndex(returns)
  if (last === -1) return null
  let [low, high] = [looks[last]!, looks[last + 1] ?? looks[last]!]
  for (let step = 0; step < STEPS && low < high; step++) {
    const middle = (low + high) / 2
    if (returns(middle)) low = middle
    else high = middle
  }
  return bestSplit(objective, low)
}
