import { type Finding, findings } from './finding.ts'

export interface Objective {
  metric?: string | null
  baseline?: number | null
  target?: number | null
  direction?: 'up' | 'down' | null
  /** ISO date by which it is to be reached. */
  date?: string | null
}

export type ObjectiveCode =
  | 'metric-missing'
  | 'baseline-missing'
  | 'target-missing'
  | 'date-missing'
  | 'date-before-start'
  | 'target-is-baseline'
  | 'target-wrong-way'
  | 'more-than-double'

/** Faults of an objective: without them it can be measured, and missed. */
export function smart(asked: { objective: Objective; start?: string | null }): Finding<ObjectiveCode>[] {
  const { metric, baseline = null, target = null, direction, date } = asked.objective
  const change = baseline === null || target === null ? null : target - baseline
  const isWrongWay = change !== null && (direction === 'down' ? change > 0 : direction === 'up' && change < 0)
  return findings<ObjectiveCode>([
    ['metric-missing', !metric?.trim()],
    ['baseline-missing', baseline === null, 'warning'],
    ['target-missing', target === null],
    ['date-missing', !date],
    ['date-before-start', Boolean(date && asked.start && date < asked.start)],
    ['target-is-baseline', change === 0],
    ['target-wrong-way', isWrongWay],
    ['more-than-double', !isWrongWay && change !== null && baseline! > 0 && change > baseline!, 'warning'],
  ])
}
