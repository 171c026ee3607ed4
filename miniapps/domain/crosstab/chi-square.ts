import { chiSquareTail } from '../kernel/statistics/tails.ts'

export interface ChiSquare {
  chiSquare: number | null
  df: number
  p: number | null
  /** 0 to 1, of the table as it is counted. */
  cramersV: number | null
}

/** Pearson's test of a table of counts, scaled to the effective base where that is given. Empty lines say nothing and are left out. */
export function chiSquare({
  table,
  effective,
}: {
  table: readonly (readonly number[])[]
  effective?: number
}): ChiSquare {
  const rows = table.map((row) => row.reduce((sum, count) => sum + count, 0))
  const columns = (table[0] ?? []).map((_, column) => table.reduce((sum, row) => sum + row[column]!, 0))
  const total = rows.reduce((sum, count) => sum + count, 0)
  const filled = (lines: readonly number[]) => lines.filter((count) => count > 0).length
  const [down, across] = [filled(rows) - 1, filled(columns) - 1]
  const df = Math.max(0, down) * Math.max(0, across)
  if (df === 0) return { chiSquare: null, df: 0, p: null, cramersV: null }
  let plain = 0
  table.forEach((row, at) =>
    row.forEach((count, column) => {
      const expected = (rows[at]! * columns[column]!) / total
      if (expected > 0) plain += (count - expected) ** 2 / expected
    }),
  )
  const scaled = effective === undefined ? plain : (plain * effective) / total
  return {
    chiSquare: scaled,
    df,
    p: chiSquareTail(scaled, df),
    cramersV: Math.sqrt(plain / (total * Math.min(down, across))),
  }
}
