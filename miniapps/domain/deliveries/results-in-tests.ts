import type { Body } from '../document/change.ts'
import { apart } from '../document/sheet.ts'
import { dateOf, dayNumber } from '../kernel/periods/days.ts'
import { planInTests, PLAN_CURVES } from '../plans/plan-in-tests.ts'
import type { PlanLine } from '../plans/plan-line.ts'
import { PLAN } from '../plans/plan.ts'
import type { DaySum, PlanDeliveries } from './wire.ts'

/** As the server answers: a plan of these lines from 2 to 29 March 2026, l1 and so on, and what they delivered. */
export function deliveriesInTests(
  lines: readonly Partial<PlanLine>[],
  days: readonly Partial<DaySum>[],
  more: Partial<PlanDeliveries> & { head?: Body } = {},
): PlanDeliveries {
  const { head, ...answer } = more
  const { fields, rows } = apart(PLAN, planInTests(lines, head, PLAN_CURVES))
  const all = days.map((day): DaySum => ({
    line: 'l1',
    date: '2026-03-02',
    quantity: 0,
    spend: 0,
    clicks: null,
    actions: null,
    ...day,
  }))
  const until = all
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  const told = [...new Set(all.map(({ line }) => line))]
  return {
    id: 'one',
    title: 'Spring',
    status: 'approved',
    version: 3,
    approval: 'v1',
    fields,
    rows,
    days: all,
    creatives: [],
    sources: until ? [{ source: 'Ad server', until, importedAt: `${until}T08:00:00.000Z`, lines: told }] : [],
    claims: {},
    ...answer,
  }
}

/** The same on each of some days. */
export const daily = (from: string, count: number, day: Partial<DaySum>): Partial<DaySum>[] =>
  Array.from({ length: count }, (_, at) => ({ ...day, date: dateOf(dayNumber(from) + at) }))
