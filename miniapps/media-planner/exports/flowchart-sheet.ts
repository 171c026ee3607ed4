import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { type FlowchartGroup, type FlowchartRow, sumsByWeek } from '../../domain/plans/flowchart.ts'
import { feesOf } from '../../domain/plans/plan-head.ts'
import type { Sheet, SheetCell } from '../../kit/exchange/sheet.ts'
import { columnName } from '../../kit/exchange/xlsx/column-name.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import type { PlanReport } from './plan-report.ts'
import { sumOf } from './sum-of.ts'

/** Columns before the weeks; one with the total stands behind them. */
const BEFORE = 5
const WIDTHS = [22, 16, 24, 20, 14]

/** Net by week, by touchpoint and market, as clients get it; all sums are formulas. */
export function flowchartSheet(report: PlanReport): Sheet {
  const rows: SheetCell[][] = [titlesOf(report)]
  const totals: number[] = []
  for (const group of report.groups) {
    const first = rows.length
    rows.push(...group.rows.map((row, at) => lineOf(row, group, report, first + at)))
    totals.push(rows.length)
    rows.push(groupOf(group, report, first, rows.length))
  }
  const ends = rows.length
  rows.push(...endsOf(report, totals, ends))
  return {
    name: words('flowchart'),
    titleRows: 1,
    titleColumns: 3,
    totalRows: [...totals, ends, ends + 1, ends + 2],
    columns: [
      ...WIDTHS.map((width) => ({ width })),
      ...report.weeks.map(() => ({ width: 11, format: 'number' as const, tinted: true })),
      { width: 14, format: 'number' },
    ],
    rows,
  }
}

const titlesOf = ({ at, weeks }: PlanReport): SheetCell[] => [
  planningWords('touchpoint'),
  kitWords('market'),
  words('cell.vendor'),
  words('cell.property'),
  words('cell.format'),
  ...weeks,
  `${words('total')} (${at.head.currency})`,
]

/** Weeks and the total of a line; what has no weeks is a total alone. `at` is the row's place, from 0. */
function lineOf(
  { line, weeks: amounts, total }: FlowchartRow,
  { market, touchpoint }: FlowchartGroup,
  { at: plan, weeks, nameOf }: PlanReport,
  at: number,
): SheetCell[] {
  const digits = minorDigits(plan.head.currency)
  const unit = 10 ** digits
  const row = at + 1
  const across = `${columnName(BEFORE)}${row}:${columnName(BEFORE + weeks.length - 1)}${row}`
  return [
    nameOf(touchpoint),
    market ? marketName(market) : '',
    line.vendor || line.name,
    line.property,
    line.format,
    ...weeks.map((day) => (amounts[day] ? amounts[day] / unit : null)),
    Object.keys(amounts).length > 0 ? sumOf([across], total, digits) : total / unit,
  ]
}

/** Sums of a group's lines, which stand from `first` to before `end`. */
function groupOf(
  { touchpoint, rows }: FlowchartGroup,
  { at, weeks, nameOf }: PlanReport,
  first: number,
  end: number,
): SheetCell[] {
  const sums = sumsByWeek(rows)
  const total = rows.reduce((all, row) => all + row.total, 0)
  const amounts = [...weeks.map((day) => sums[day] ?? 0), total]
  return [
    words('totalOf', { name: nameOf(touchpoint) }),
    ...blank(BEFORE - 1),
    ...amounts.map((amount, place) => {
      const column = columnName(BEFORE + place)
      return sumOf([`${column}${first + 1}:${column}${end}`], amount, minorDigits(at.head.currency))
    }),
  ]
}

/** Net, fees, and both: the last three rows. */
function endsOf({ at, weeks, groups }: PlanReport, totals: readonly number[], row: number): SheetCell[][] {
  const digits = minorDigits(at.head.currency)
  const all = groups.flatMap(({ rows }) => rows)
  const sums = sumsByWeek(all)
  const net = all.reduce((sum, { total }) => sum + total, 0)
  const fees = feesOf(at.head) + at.all.reduce((sum, line) => sum + line.fees, 0)
  const ofGroups = [...weeks.map((day) => sums[day] ?? 0), net].map((amount, place) => {
    const column = columnName(BEFORE + place)
    return sumOf(
      totals.map((total) => `${column}${total + 1}`),
      amount,
      digits,
    )
  })
  const last = columnName(BEFORE + weeks.length)
  const gap = blank(BEFORE + weeks.length - 1)
  return [
    [words('cost.net'), ...blank(BEFORE - 1), ...ofGroups],
    [words('fees'), ...gap, fees / 10 ** digits],
    [words('cost'), ...gap, sumOf([`${last}${row + 1}:${last}${row + 2}`], net + fees, digits)],
  ]
}

const blank = (length: number): null[] => Array.from({ length }, () => null)
