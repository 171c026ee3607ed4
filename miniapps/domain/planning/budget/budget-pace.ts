import { roundedProduct } from '../../kernel/money/decimal.ts'
import { split } from '../../kernel/money/split.ts'

export interface BudgetPace {
  /** Minor units that should be spent by now. */
  due: number
  /** Actual against due; null where nothing is due yet. */
  pace: number | null
  /** Minor units of the whole year if it goes on so; null before the first period is done. */
  runRate: number | null
  /** Minor units of each period left, so that the plan is met. */
  required: number[]
}

/** Spend against a budget's phasing: `weights` of all periods, of which the first `done` are over. */
export function budgetPace(asked: {
  /** Minor units. */
  planned: number
  actual: number
  weights: readonly number[]
  done: number
}): BudgetPace {
  const { planned, actual, weights } = asked
  const done = Math.max(0, asked.done)
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const [over, all] = [sum(weights.slice(0, done)), sum(weights)]
  const due = all > 0 ? roundedProduct([planned, over], [all]) : 0
  return {
    due,
    pace: due === 0 ? null : actual / due,
    runRate: over > 0 ? roundedProduct([actual, all], [over]) : null,
    required: split({ total: planned - actual, weights: weights.slice(done) }) ?? [],
  }
}
