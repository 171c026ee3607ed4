import { roundedProduct } from '../kernel/money/decimal.ts'
import { type CampaignPace, campaignPace } from '../planning/campaigns/campaign-health.ts'
import { headOf, type PlanHead } from '../plans/plan-head.ts'
import { boughtIn, linesKept } from '../plans/plan-lines.ts'
import { type LineResult, lineResult } from './line-result.ts'
import type { DaySum, PlanDeliveries } from './wire.ts'

export interface PlanResults {
  head: PlanHead
  lines: readonly LineResult[]
  /** Percent of what was planned up to the same day, each line at its planned price; null where nothing was planned. */
  delivery: number | null
  spend: number | null
  /** Minor units: planned in all, planned up to now, what came of it at the planned price, and what it cost. */
  whole: number
  planned: number
  worth: number
  cost: number
  pace: CampaignPace | null
  /** The last day that any source tells of. */
  until: string | null
}

/** Results of a plan: of its lines, and of all of them together in money, since units of different kinds do not add up. */
export function planResults({ fields, rows, days, sources }: PlanDeliveries): PlanResults {
  const body = { ...fields, ...rows }
  const head = headOf(body)
  const byLine = new Map<string, Map<string, DaySum>>()
  for (const day of days) {
    const own = byLine.get(day.line) ?? new Map<string, DaySum>()
    byLine.set(day.line, own.set(day.date, day))
  }
  const lines = boughtIn(linesKept(body)).map((line) => {
    const own = sources.filter((source) => source.lines.includes(line.id)).map(({ until }) => until)
    return lineResult(line, head, byLine.get(line.id) ?? new Map(), own.toSorted().at(-1) ?? null)
  })
  return { head, lines, ...totalsOf(lines, head) }
}

export function totalsOf(lines: readonly LineResult[], head: PlanHead) {
  const told = lines.filter(({ until }) => until !== null)
  const measured = told.filter(({ planned }) => planned.quantity > 0)
  const sum = (of: readonly LineResult[], value: (line: LineResult) => number) =>
    of.reduce((all, line) => all + value(line), 0)
  const [planned, worth] = [sum(measured, (line) => line.planned.cost), sum(measured, worthOf)]
  const [due, cost] = [sum(told, (line) => line.planned.cost), sum(told, ({ delivered }) => delivered.cost)]
  const whole = sum(lines, (line) => line.whole.cost)
  const until =
    told
      .map((line) => line.until!)
      .toSorted()
      .at(-1) ?? null
  const pace =
    until && head.start && head.end
      ? campaignPace({ start: head.start, end: head.end, today: until, budget: whole, actual: cost })
      : null
  return {
    delivery: planned > 0 ? (worth / planned) * 100 : null,
    spend: due > 0 ? (cost / due) * 100 : null,
    whole,
    planned: due,
    worth,
    cost,
    pace,
    until,
  }
}

/** Minor units: what came at its planned price. */
export const worthOf = ({ whole, delivered }: LineResult): number =>
  whole.quantity > 0 ? roundedProduct([delivered.quantity, whole.cost], [whole.quantity]) : 0
