import { totalRow } from '../planning/uploads/total-row.ts'
import type { LeftOutRow, StagedLine } from './stage-lines.ts'

export type TotalledField = 'net' | 'gross'

/** A total or subtotal as the file states it, against its lines. Minor units. */
export interface CheckedTotal {
  row: number
  label: string
  isTotal: boolean
  stated: number
  sum: number
  /** Stated less sum. */
  difference: number
}

export interface Reconciled {
  field: TotalledField
  /** Of all lines. */
  sum: number
  totals: readonly CheckedTotal[]
}

interface Row extends Pick<LeftOutRow, 'row'> {
  label: string
  amount: number | null
  sumOf?: LeftOutRow
}

/** Sums of lines against what the file says of them; nothing for a field that no line has. */
export function reconcile(lines: readonly StagedLine[], leftOut: readonly LeftOutRow[]): Reconciled[] {
  return (['net', 'gross'] as const).flatMap((field) => {
    if (!lines.some(({ values }) => values[field] !== undefined)) return []
    const rows = rowsOf(lines, leftOut, field)
    const sum = lines.reduce((all, { values }) => all + amountOf(values[field]), 0)
    return [{ field, sum, totals: [...checkedSubtotals(rows), ...checkedTotal(rows)] }]
  })
}

const amountOf = (value: string | number | undefined): number => (typeof value === 'number' ? value : 0)

/** Lines and sums in the order of the file, as the engine takes them. */
function rowsOf(lines: readonly StagedLine[], leftOut: readonly LeftOutRow[], field: TotalledField): Row[] {
  const sums = leftOut.filter(({ reason }) => reason === 'total' || reason === 'subtotal')
  const rows: Row[] = [
    ...lines.map(({ row, values }) => ({ row, label: '', amount: amountOf(values[field]) })),
    ...sums.map((each) => ({
      row: each.row,
      label: each.reason === 'total' ? 'Total' : 'Subtotal',
      amount: each.amounts[field] ?? null,
      sumOf: each,
    })),
  ]
  return rows.toSorted((one, other) => one.row - other.row)
}

function checkedTotal(rows: readonly Row[]): CheckedTotal[] {
  const found = totalRow({ rows })
  if (!found || found.total === null) return []
  const { row, label } = rows[found.row - 1]!.sumOf!
  return [{ row, label, isTotal: true, stated: found.total, sum: found.sum, difference: found.difference! }]
}

/** Each sum but the last total: of the lines since the sum before it, or of all so far, whichever it is nearer to. */
function checkedSubtotals(rows: readonly Row[]): CheckedTotal[] {
  const last = totalRow({ rows })?.row
  const checked: CheckedTotal[] = []
  let [part, all] = [0, 0]
  for (const [place, { row, amount, sumOf }] of rows.entries()) {
    if (place + 1 === last) break
    if (!sumOf) {
      part += amount ?? 0
      all += amount ?? 0
    } else if (amount !== null) {
      const sum = Math.abs(amount - part) <= Math.abs(amount - all) ? part : all
      checked.push({ row, label: sumOf.label, isTotal: false, stated: amount, sum, difference: amount - sum })
      part = 0
    }
  }
  return checked
}
