export interface AmountRow {
  label: string
  /** In any unit, minor units as a rule; null where the cell says none. */
  amount: number | null
}

export interface TotalRow {
  /** Counted from 1. */
  row: number
  /** Of the rows above that are neither total nor subtotal; null amounts add nothing. */
  sum: number
  /** As the file states it; null where its cell is empty. */
  total: number | null
  /** Total less sum; null without a total. */
  difference: number | null
}

const TOTALS = /^(totals?|grand total|sum|summe|gesamt|gesamtsumme|totale)$/
const SUBTOTALS = /^(sub ?totals?|zwischensumme)$/

/**
 * The total that a file states, against the sum of its lines: the last row whose whole label is a word for
 * it, in any case; "Total TV" is none. Null where no row is.
 */
export function totalRow({ rows }: { rows: readonly AmountRow[] }): TotalRow | null {
  const place = rows.findLastIndex(({ label }) => TOTALS.test(plain(label)))
  if (place === -1) return null
  const lines = rows.slice(0, place).filter(({ label }) => !isSum(plain(label)))
  const sum = lines.reduce((all, { amount }) => all + (amount ?? 0), 0)
  const total = rows[place]!.amount ?? null
  return { row: place + 1, sum, total, difference: total === null ? null : total - sum }
}

/** Whether a label says that its row sums others up: a total or a subtotal. */
export const isSumLabel = (label: string): boolean => isSum(plain(label))

const isSum = (label: string): boolean => TOTALS.test(label) || SUBTOTALS.test(label)

/** Small letters with single blanks between words: "Grand-Total:" is "grand total". */
const plain = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
