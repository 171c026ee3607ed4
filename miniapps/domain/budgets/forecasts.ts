import type { Body } from '../document/change.ts'
import { roundedProduct } from '../kernel/money/decimal.ts'
import { split } from '../kernel/money/split.ts'
import { type BudgetLine, linePath, linesOf, lockTest, total } from './budget-lines.ts'
import { phasingOf } from './pace-of.ts'
import { actualOf, expectedOf, type Standing } from './standing.ts'

/** As planned; as it has gone so far; or so that what is left of the plan is spent by the end of the year. */
export const FORECASTS = ['plan', 'run-rate', 'rest'] as const
export type ForecastBy = (typeof FORECASTS)[number]

/** Cells that give the months to come a new forecast; locked months keep theirs. */
export function forecastBy(by: ForecastBy, body: Body, standing: Standing): Body {
  const isLocked = lockTest(body)
  const phasing = phasingOf(body)
  return Object.fromEntries(
    linesOf(body).flatMap((line) => {
      const path = `${linePath(line.id)}/forecast`
      const before = expectedOf(line)
      const made = madeFor(by, line, standing, phasing)
      const after = before.map((amount, place) =>
        place < standing.done || isLocked(line, place + 1) ? amount : made[place]!,
      )
      return after.every((amount, place) => amount === before[place]) ? [] : [[path, after] as const]
    }),
  )
}

/** Never below nothing: more than the plan may be spent already. */
function madeFor(
  by: ForecastBy,
  line: BudgetLine,
  standing: Standing,
  phasing: readonly number[],
): readonly number[] {
  const { done } = standing
  if (by === 'plan') return line.planned
  const weights = phasing.some((weight) => weight > 0) ? phasing : line.planned
  const [over, left] = [total(weights.slice(0, done)), total(weights.slice(done))]
  const spent = total(actualOf(standing, line.id).slice(0, done))
  const rest =
    by === 'rest' ? total(line.planned) - spent : over > 0 ? roundedProduct([spent, left], [over]) : null
  if (rest === null) return line.planned
  const shares = split({ total: Math.max(0, rest), weights: weights.slice(done) })
  return shares ? [...line.planned.slice(0, done), ...shares] : line.planned
}
