import { type FlowchartGroup, flowchartOf } from '../../domain/plans/flowchart.ts'
import type { PlanAtHand } from '../../domain/plans/plan-figures.ts'
import { weeksOf } from '../../domain/plans/plan-weeks.ts'

/** A plan as it leaves the portal. */
export interface PlanReport {
  title: string
  at: PlanAtHand
  /** First days of the plan's weeks, and of others in which something is bought. */
  weeks: readonly string[]
  groups: readonly FlowchartGroup[]
  nameOf(touchpoint: string): string
}

export function planReport(
  title: string,
  at: PlanAtHand,
  nameOf: (touchpoint: string) => string,
): PlanReport {
  const groups = flowchartOf(at.all, at.head)
  const filled = groups.flatMap(({ rows }) => rows.flatMap(({ weeks }) => Object.keys(weeks)))
  const weeks = [...new Set([...weeksOf(at.head).map(({ from }) => from), ...filled])].toSorted()
  return { title, at, weeks, groups, nameOf }
}
