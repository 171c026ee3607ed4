import type { Body } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import {
  type BudgetLine,
  linePath,
  linesOf,
  lockPath,
  lockTest,
  type Measure,
  MEASURES,
  NO_AMOUNTS,
} from './budget-lines.ts'
import { nodeId } from './budget-node.ts'
import { expectedOf } from './standing.ts'

/** A month of a line as sheets know it; amounts in minor units. */
export interface LeafRow extends Readonly<Record<Measure, number>> {
  market: string
  channel: string
  /** From 1. */
  period: number
  locked: boolean
}

/** All months of a budget, line by line. */
export function leafRows(body: Body): readonly LeafRow[] {
  const isLocked = lockTest(body)
  return linesOf(body).flatMap((line) =>
    line.planned.map((planned, place) => ({
      market: line.market,
      channel: line.channel,
      period: place + 1,
      planned,
      committed: line.committed[place]!,
      forecast: expectedOf(line)[place]!,
      locked: isLocked(line, place + 1),
    })),
  )
}

export type GivenLeaf = Pick<LeafRow, 'market' | 'channel' | 'period'> & Partial<LeafRow>

/** Values that give a budget what rows of a sheet say; what they leave out stays. */
export function valuesOfLeaves(body: Body, rows: readonly GivenLeaf[]): Body {
  const held = new Map(linesOf(body).map((line) => [line.id, line]))
  const isLocked = lockTest(body)
  const values: Record<string, Json> = {}
  for (const [id, given] of byLine(rows)) {
    const line = held.get(id)
    const cells = cellsOf(line, given)
    if (!line) values[linePath(id)] = cells
    else
      for (const [measure, amounts] of Object.entries(cells)) values[`${linePath(id)}/${measure}`] = amounts
    for (const row of given)
      if (row.locked !== undefined && row.locked !== isLocked(row, row.period))
        values[lockPath(nodeId(row))] = row.locked || null
  }
  return values
}

function byLine(rows: readonly GivenLeaf[]): ReadonlyMap<string, readonly GivenLeaf[]> {
  const lines = new Map<string, GivenLeaf[]>()
  for (const row of rows) {
    const id = `${row.market}.${row.channel}`
    lines.set(id, [...(lines.get(id) ?? []), row])
  }
  return lines
}

/** Measures of a line that are others now. */
function cellsOf(line: BudgetLine | undefined, given: readonly GivenLeaf[]): Record<string, number[]> {
  const cells: Record<string, number[]> = {}
  for (const measure of MEASURES) {
    const before = !line ? NO_AMOUNTS : measure === 'forecast' ? expectedOf(line) : line[measure]
    const after = [...before]
    for (const row of given) if (row[measure] !== undefined) after[row.period - 1] = row[measure]
    if (after.some((amount, place) => amount !== before[place])) cells[measure] = after
  }
  // a forecast that says what is planned is none
  if (!line && String(cells['forecast']) === String(cells['planned'])) delete cells['forecast']
  return cells
}
