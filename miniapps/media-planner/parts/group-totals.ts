import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { quantityOf } from '../../domain/plans/line-costs.ts'
import type { PlanAtHand } from '../../domain/plans/plan-figures.ts'
import type { CellValue } from '../../kit/table/column.ts'
import type { PlanView } from './line-columns.ts'
import { ofGross, type PlanRow } from './plan-rows.ts'

/** Figures of several lines: money adds up, units of one kind do, reach never. */
export function groupTotals(at: PlanAtHand, view: PlanView) {
  const unit = 10 ** minorDigits(at.head.currency)
  const kinds = new WeakMap<readonly PlanRow[], boolean>()
  const areOfOneKind = (rows: readonly PlanRow[]): boolean => {
    const known = kinds.get(rows) ?? new Set(rows.flatMap(({ line }) => line.rateType ?? [])).size === 1
    kinds.set(rows, known)
    return known
  }
  return (rows: readonly PlanRow[], column: string): CellValue => {
    const sum = (of: (row: PlanRow) => number | null | undefined) =>
      rows.reduce((all, row) => all + (of(row) ?? 0), 0)
    if (column === 'net' || column === 'gross') return sum(({ cost }) => cost?.[column]) / unit
    if (column === 'fees') return sum(({ line }) => line.fees) / unit
    if (column === 'reach' || column === 'frequency')
      return at.reachOf(new Set(rows.map(({ line }) => line.id)))[column]
    if (column === 'quantity') return areOfOneKind(rows) ? sum(({ line }) => quantityOf(line)) : null
    if (!column.startsWith('weeks/')) return null
    const day = column.slice('weeks/'.length)
    if (view === 'units') return areOfOneKind(rows) ? sum(({ line }) => line.weeks[day]) : null
    if (view === 'net') return sum((row) => row.weeks()[day]) / unit
    return sum((row) => ofGross(row, row.weeks()[day])) / unit
  }
}
