import type { ApprovedCurve } from '../curves/wire.ts'
import type { WeighedLine } from '../plans/line-weight.ts'
import { PlanReach } from '../plans/plan-figures.ts'
import { reachOfPlan } from '../plans/plan-reach.ts'
import { weeksOf } from '../plans/plan-weeks.ts'
import type { PlanResults } from './plan-results.ts'
import type { PlanDeliveries } from './wire.ts'

/** Percent of the universe; `index` is percent of what was planned. */
export interface DeliveredReach {
  planned: number
  delivered: number
  index: number | null
}

/** Reach index of two reaches, in percent of the first. */
export const reachIndex = (planned: number, delivered: number): number | null =>
  planned > 0 ? (delivered / planned) * 100 : null

/**
 * Reach that the delivered weight makes on the plan's curves, beside that of what was planned for the same days; lines
 * without figures are in neither. Null where the plan's reach cannot be computed.
 */
export function deliveredReach(
  { fields, rows }: PlanDeliveries,
  { lines, head }: PlanResults,
  curves: readonly ApprovedCurve[],
): DeliveredReach | null {
  const { weighed } = new PlanReach().of({ ...fields, ...rows }, curves)
  const results = new Map(lines.map((result) => [result.line.id, result]))
  const asked = { duplication: head.duplication, weeks: weeksOf(head).length, universe: head.universe }
  const reachAt = (shareOf: (id: string) => number) =>
    reachOfPlan({ ...asked, lines: weighed.map((line) => scaled(line, shareOf(line.id))) }).total.reach
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0)
  const planned = reachAt((id) => {
    const { until, planned, whole } = results.get(id)!
    return until === null ? 0 : share(planned.cost || planned.quantity, whole.cost || whole.quantity)
  })
  const delivered = reachAt((id) => {
    const { delivered, whole, until, planned } = results.get(id)!
    if (until === null) return 0
    return whole.quantity > 0 ? share(delivered.quantity, whole.quantity) : share(planned.cost, whole.cost)
  })
  if (!planned || delivered === null) return null
  return { planned, delivered, index: reachIndex(planned, delivered) }
}

function scaled(line: WeighedLine, share: number): WeighedLine {
  if (line.refused) return line
  const { weight, grp, weekly } = line
  return {
    ...line,
    weight: weight * share,
    grp: grp === null ? null : grp * share,
    weekly: weekly.map(([week, part]) => [week, part * share] as const),
  }
}
