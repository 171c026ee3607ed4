import { dayNumber } from '../kernel/periods/days.ts'
import { quantityOf } from './line-costs.ts'
import { feesOf, type PlanHead } from './plan-head.ts'
import type { PlanLine } from './plan-line.ts'
import { totalsOf } from './plan-totals.ts'

/** A likely mistake of a plan, for the person who looks it over; none keeps it from being submitted. Amounts in minor units. */
export type PlanFinding =
  /** Bought before the plan's first day or after its last; `week` is its first day. */
  | { code: 'flight-outside'; line: string; week: string }
  /** The same rate of one vendor is entered as net in one line and as gross in another. */
  | { code: 'net-or-gross'; line: string; other: string; vendor: string }
  | { code: 'unpriced'; line: string }
  | { code: 'over-budget'; total: number; budget: number }

const DAYS_OF_WEEK_AFTER_FIRST = 6

/** Findings of a plan: of its lines in their order, then of its money. */
export function planFindings(
  head: Pick<PlanHead, 'start' | 'end' | 'currency' | 'budget' | 'fees'>,
  lines: readonly PlanLine[],
): readonly PlanFinding[] {
  const packages = new Set(lines.flatMap(({ parent }) => parent || []))
  const total = totalsOf(lines, head.currency).total + feesOf(head)
  return [
    ...lines.flatMap((line) => outside(line, head)),
    ...netOrGross(lines),
    ...lines.flatMap((line): PlanFinding[] =>
      packages.has(line.id) || isPriced(line) ? [] : [{ code: 'unpriced', line: line.id }],
    ),
    ...(head.budget !== null && total > head.budget
      ? [{ code: 'over-budget', total, budget: head.budget } as const]
      : []),
  ]
}

const isPriced = (line: PlanLine): boolean =>
  line.rateType !== null && line.rate !== null && (line.rateType === 'flat' || quantityOf(line) !== null)

function outside(line: PlanLine, { start, end }: Pick<PlanHead, 'start' | 'end'>): PlanFinding[] {
  if (!start || !end) return []
  const first = dayNumber(start) - DAYS_OF_WEEK_AFTER_FIRST
  return Object.keys(line.weeks)
    .filter((week) => line.weeks[week]! > 0 && (dayNumber(week) < first || week > end))
    .map((week) => ({ code: 'flight-outside', line: line.id, week }))
}

/** The line of fewer is the suspect; of as many the later one. */
function netOrGross(lines: readonly PlanLine[]): PlanFinding[] {
  const bySale = new Map<string, PlanLine[]>()
  for (const line of lines) {
    const { vendor, touchpoint, rateType, rate } = line
    if (!vendor || !rate) continue
    const sale = JSON.stringify([vendor, touchpoint, rateType, rate])
    bySale.set(sale, [...(bySale.get(sale) ?? []), line])
  }
  return [...bySale.values()].flatMap((same): PlanFinding[] => {
    const of = (rateIs: PlanLine['rateIs']) => same.filter((line) => line.rateIs === rateIs)
    const [net, gross] = [of('net'), of('gross')]
    if (!net.length || !gross.length) return []
    const [few, many] = gross.length <= net.length ? [gross, net] : [net, gross]
    return few.map(({ id, vendor }) => ({ code: 'net-or-gross', line: id, other: many[0]!.id, vendor }))
  })
}
