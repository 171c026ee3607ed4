import type { Simulated, Spread } from '../../../domain/opportunities/simulate.ts'
import { segmentName } from './names.ts'
import type { Worth } from './use-worth.ts'
import { words } from './words/words.ts'

/** A segment, or all of them, as table and workbook show it; money is minor units, null what cannot be computed. */
export interface WorthRow {
  key: string
  name: string
  before: number | null
  after: number | null
  change: number | null
  payback: number | null
  spread: Spread | null
}

export function worthRows({ segments }: Worth, simulated: Simulated | undefined): WorthRow[] {
  const rows = segments.map(({ segment, value }, at): WorthRow => ({
    key: String(segment.number),
    name: segmentName(segment),
    before: value?.before ?? null,
    after: value?.after ?? null,
    change: value?.change ?? null,
    payback: value?.payback ?? null,
    spread: (value && simulated?.after[at]) ?? null,
  }))
  if (rows.length < 2) return rows
  const sum = (of: 'before' | 'after' | 'change') =>
    rows.reduce<number | null>((all, row) => (all === null || row[of] === null ? null : all + row[of]), 0)
  const [before, after, change] = [sum('before'), sum('after'), sum('change')]
  const spread = after === null ? null : (simulated?.total.after ?? null)
  return [...rows, { key: 'all', name: words('allSegments'), before, after, change, payback: null, spread }]
}
