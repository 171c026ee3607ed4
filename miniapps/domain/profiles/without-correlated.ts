import type { CountedTable } from '../surveys/counting.ts'
import { CORRELATION_MAX } from './limits.ts'

/** Correlation of two answers over all people of a base, by their weights; null where one is held by nobody or by all. */
export function correlation(asked: { a: number; b: number; both: number; total: number }): number | null {
  const { a, b, both, total } = asked
  const spread = a * (total - a) * b * (total - b)
  return spread > 0 ? (total * both - a * b) / Math.sqrt(spread) : null
}

/**
 * Of rows that say the same, either way round, the first. `overlaps` counts the rows by themselves, in their order; those that are kept in any
 * case come first, so that others make room for them.
 */
export function withoutCorrelated<Row extends { id: string }>(
  rows: readonly Row[],
  { cells }: CountedTable,
  kept: ReadonlySet<string> = new Set(),
): Row[] {
  const places = rows
    .map((_, at) => at)
    .toSorted((one, other) => Number(kept.has(rows[other]!.id)) - Number(kept.has(rows[one]!.id)))
  const total = cells.at(-1)?.at(-1)?.w
  const saysTheSame = (one: number, other: number): boolean => {
    const [a, b, both] = [cells[one]!.at(-1)?.w, cells[other]!.at(-1)?.w, cells[one]![other]?.w]
    if (total === undefined || a === undefined || b === undefined || both === undefined) return false
    return Math.abs(correlation({ a, b, both, total }) ?? 0) > CORRELATION_MAX
  }
  const chosen: number[] = []
  for (const at of places)
    if (kept.has(rows[at]!.id) || !chosen.some((each) => saysTheSame(each, at))) chosen.push(at)
  return rows.filter((_, at) => chosen.includes(at))
}
