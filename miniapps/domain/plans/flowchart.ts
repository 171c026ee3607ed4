import { dateOf, dayNumber } from '../kernel/periods/days.ts'
import { costOf, weekCosts } from './line-costs.ts'
import type { PlanHead } from './plan-head.ts'
import type { PlanLine } from './plan-line.ts'

/** Money of a line by week; minor units of net. */
export interface FlowchartRow {
  line: PlanLine
  weeks: Readonly<Record<string, number>>
  total: number
}

/** Lines of a touchpoint in a market. */
export interface FlowchartGroup {
  market: string
  touchpoint: string
  rows: readonly FlowchartRow[]
}

/** A plan as it is shown to clients: lines with a cost by touchpoint and market, in the order of the first line of each. */
export function flowchartOf(
  lines: readonly PlanLine[],
  { currency, weeks }: Pick<PlanHead, 'currency' | 'weeks'>,
): readonly FlowchartGroup[] {
  const groups = new Map<string, FlowchartGroup & { rows: FlowchartRow[] }>()
  for (const line of lines) {
    const cost = costOf(line, currency)
    if (!cost) continue
    const { market, touchpoint } = line
    const key = `${market}.${touchpoint}`
    const group = groups.get(key) ?? { market, touchpoint, rows: [] }
    group.rows.push({ line, total: cost.net, weeks: weekCosts(line, currency, weeks) ?? {} })
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Sums of rows by week, in minor units. */
export function sumsByWeek(rows: readonly Pick<FlowchartRow, 'weeks'>[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { weeks } of rows)
    for (const [day, amount] of Object.entries(weeks)) sums[day] = (sums[day] ?? 0) + amount
  return sums
}

/** A run of weeks that follow each other in which a line buys something; ISO days, both included. */
export function flightsOf({ line, weeks }: FlowchartRow): readonly { start: string; end: string }[] {
  const days = Object.keys(weeks)
    .filter((day) => weeks[day]! > 0)
    .toSorted()
  const flights: { start: string; end: string }[] = []
  for (const day of days) {
    const end = later(day, 6)
    const last = flights.at(-1)
    if (last && later(last.end, 1) === day) last.end = end
    else flights.push({ start: day, end })
  }
  const [first, last] = [flights[0], flights.at(-1)]
  if (first && line.start > first.start && line.start <= first.end) first.start = line.start
  if (last && line.end && line.end < last.end && line.end >= last.start) last.end = line.end
  return flights
}

const later = (day: string, days: number): string => dateOf(dayNumber(day) + days)
