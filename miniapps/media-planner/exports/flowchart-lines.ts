import { sumsByWeek } from '../../domain/plans/flowchart.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { dateOf, dayNumber } from '../../domain/kernel/periods/days.ts'
import { money } from '../../kit/planning/money.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { PlanReport } from './plan-report.ts'

/** Of a month: the days with which its weeks begin. */
interface Month {
  title: string
  days: readonly string[]
}

/** A row of the flowchart as paper and slides show it: money by month. */
export interface FlowchartLine {
  key: string
  name: string
  cells: readonly string[]
  kind: 'line' | 'group' | 'total'
}

const MIDWEEK = 3

/** Weeks by the month of their fourth day. */
export function monthsOf(weeks: readonly string[], format: Format): readonly Month[] {
  const names = format.dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })
  const months = new Map<string, string[]>()
  for (const day of weeks) {
    const title = names.format(new Date(dateOf(dayNumber(day) + MIDWEEK)))
    months.set(title, [...(months.get(title) ?? []), day])
  }
  return [...months].map(([title, days]) => ({ title, days }))
}

export function flowchartLines(report: PlanReport, format: Format): readonly FlowchartLine[] {
  const { at, weeks, groups, nameOf } = report
  const months = monthsOf(weeks, format)
  const { currency } = at.head
  const unit = 10 ** minorDigits(currency)
  const plain = (amount: number) =>
    amount === 0 ? '' : format.number(amount / unit, { maximumFractionDigits: 0 })
  const cellsOf = (amounts: Readonly<Record<string, number>>, total: number) => [
    ...months.map(({ days }) => plain(days.reduce((sum, day) => sum + (amounts[day] ?? 0), 0))),
    money(format, total, currency),
  ]
  const totalOf = (rows: readonly { total: number }[]) => rows.reduce((sum, { total }) => sum + total, 0)
  const all = groups.flatMap(({ rows }) => rows)
  return [
    ...groups.flatMap(({ market, touchpoint, rows }): FlowchartLine[] => [
      {
        key: `${market}.${touchpoint}`,
        name: [nameOf(touchpoint), market].filter(Boolean).join(' · '),
        cells: cellsOf(sumsByWeek(rows), totalOf(rows)),
        kind: 'group',
      },
      ...rows.map((row): FlowchartLine => ({
        key: row.line.id,
        name: [row.line.vendor || row.line.name, row.line.property].filter(Boolean).join(' · '),
        cells: cellsOf(row.weeks, row.total),
        kind: 'line',
      })),
    ]),
    { key: '', name: words('cost.net'), cells: cellsOf(sumsByWeek(all), totalOf(all)), kind: 'total' },
  ]
}
