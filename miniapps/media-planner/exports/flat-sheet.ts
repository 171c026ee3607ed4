import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { FLAT_KEYS, FLAT_KINDS, type FlatKey, flatValue, flatWeeks } from '../../domain/plans/flat-plan.ts'
import { costOf } from '../../domain/plans/line-costs.ts'
import type { PlanHead } from '../../domain/plans/plan-head.ts'
import type { PlanLine } from '../../domain/plans/plan-line.ts'
import { RATE_TYPES } from '../../domain/plans/plan.ts'
import type { ColumnFormat, Sheet, SheetCell, SheetColumn } from '../../kit/exchange/sheet.ts'
import { columnName } from '../../kit/exchange/xlsx/column-name.ts'
import { cellName } from '../parts/cell-name.ts'
import { words } from '../words/words.ts'

const FORMATS: Partial<Record<FlatKey, ColumnFormat>> = {
  rate: 'number',
  commission: 'percent',
  fees: 'number',
  start: 'date',
  end: 'date',
}
const CHOICES: Partial<Record<FlatKey, readonly string[]>> = {
  rateType: RATE_TYPES,
  rateIs: ['net', 'gross'],
}
const COSTS = ['net', 'gross', 'commission'] as const
/** By these lines are known again: they stand at the end, and nobody translates them. */
export const FLAT_IDS = ['id', 'parent', 'locks'] as const

/** A line in each row, as planners send it: weeks behind the cells, costs and their sums behind the weeks. */
export function flatSheet(
  lines: readonly PlanLine[],
  { currency }: Pick<PlanHead, 'currency'>,
  weeks: readonly string[],
): Sheet {
  const days = flatWeeks(lines, weeks)
  const titles = [...FLAT_KEYS.map((key) => flatTitle(key, currency)), ...days]
  return {
    name: words('lines'),
    titleRows: 1,
    titleColumns: 1,
    totalRows: lines.length > 0 ? [lines.length + 1] : [],
    columns: [
      ...FLAT_KEYS.map(columnOf),
      ...days.map(() => ({ tinted: true, width: 11 })),
      ...COSTS.map(() => ({ format: 'number' as const, width: 14 })),
    ],
    rows: [
      [...titles, ...COSTS.map((key) => `${costName(key)} (${currency})`), ...FLAT_IDS],
      ...lines.map((line) => rowOf(line, days, currency)),
      ...(lines.length > 0 ? [totals(lines, titles.length, currency)] : []),
    ],
  }
}

const costName = (key: (typeof COSTS)[number]): string =>
  key === 'commission' ? words('cell.commission') : words(`cost.${key}`)

const columnOf = (key: FlatKey): SheetColumn => ({
  ...(FORMATS[key] && { format: FORMATS[key] }),
  ...(CHOICES[key] && { choices: CHOICES[key] }),
  ...(key === 'vendor' && { width: 28 }),
})

/** Fees and rates are in the currency. */
export const flatTitle = (key: FlatKey, currency: string): string =>
  FLAT_KINDS[key] === 'rate' || FLAT_KINDS[key] === 'money'
    ? `${cellName(key)} (${currency})`
    : cellName(key)!

function rowOf(line: PlanLine, days: readonly string[], currency: string): SheetCell[] {
  const cost = costOf(line, currency)
  const unit = 10 ** minorDigits(currency)
  const amount = (value: number | null | undefined) => (typeof value === 'number' ? value / unit : null)
  return [
    ...FLAT_KEYS.map((key) => flatValue(line, key, currency)),
    ...days.map((day) => line.weeks[day] ?? null),
    ...COSTS.map((key) => amount(cost?.[key])),
    line.id,
    line.parent || null,
    [...line.locks].join(' ') || null,
  ]
}

/** Sums of the costs, which the spreadsheet adds up itself. */
function totals(lines: readonly PlanLine[], before: number, currency: string): SheetCell[] {
  const digits = minorDigits(currency)
  const sums = COSTS.map((key, at): SheetCell => {
    const column = columnName(before + at)
    const sum = lines.reduce((all, line) => all + (costOf(line, currency)?.[key] ?? 0), 0)
    return {
      formula: `ROUND(SUM(${column}2:${column}${lines.length + 1}),${digits})`,
      value: sum / 10 ** digits,
    }
  })
  return [words('total'), ...Array.from({ length: before - 1 }, () => null), ...sums]
}
