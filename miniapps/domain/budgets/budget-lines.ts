import type { Body } from '../document/change.ts'
import type { SheetRow } from '../document/sheet.ts'
import { type BudgetNode, hasLine, hasPeriod, nodeOf } from './budget-node.ts'
import { PERIODS } from './limits.ts'

/** Amounts that people plan; what was spent comes from the ledger alone. */
export const MEASURES = ['planned', 'committed', 'forecast'] as const
export type Measure = (typeof MEASURES)[number]

/** A market's channel over the year. Amounts by period, in minor units; a forecast of null is as planned. */
export interface BudgetLine {
  id: string
  market: string
  channel: string
  planned: readonly number[]
  committed: readonly number[]
  forecast: readonly number[] | null
}

const LEAVES = 'leaves/'
export const linePath = (id: string): string => LEAVES + id
export const NO_AMOUNTS: readonly number[] = Array<number>(PERIODS).fill(0)

const amountsIn = (row: SheetRow, measure: Measure) => row[measure] as readonly number[] | undefined

export function lineOf(id: string, row: SheetRow): BudgetLine {
  const { market, channel } = nodeOf(id)
  return {
    id,
    market: market ?? '',
    channel: channel ?? '',
    planned: amountsIn(row, 'planned') ?? NO_AMOUNTS,
    committed: amountsIn(row, 'committed') ?? NO_AMOUNTS,
    forecast: amountsIn(row, 'forecast') ?? null,
  }
}

/** All lines of a budget by market and channel. */
export const linesOf = (body: Body): readonly BudgetLine[] =>
  Object.keys(body)
    .filter((path) => path.startsWith(LEAVES))
    .toSorted()
    .map((path) => lineOf(path.slice(LEAVES.length), body[path] as SheetRow))

/** Whether a month of a line is locked, by itself or by a node above it. Periods count from 1. */
export function lockTest(
  body: Body,
): (line: Pick<BudgetLine, 'market' | 'channel'>, period: number) => boolean {
  const nodes = lockedNodes(body)
  const months = new Set(
    nodes.filter(isMonth).map(({ market, channel, period }) => [market, channel, period].join()),
  )
  const above = nodes.filter((node) => !isMonth(node))
  return (line, period) =>
    (months.size > 0 && months.has([line.market, line.channel, period].join())) ||
    above.some((node) => hasLine(node, line) && hasPeriod(node, period))
}

const LOCKS = 'locks/'
export const lockPath = (node: string): string => LOCKS + node
const isMonth = ({ market, channel, period }: BudgetNode) =>
  market !== null && channel !== null && period !== null
const lockedNodes = (body: Body): readonly BudgetNode[] =>
  Object.keys(body).flatMap((path) => (path.startsWith(LOCKS) ? [nodeOf(path.slice(LOCKS.length))] : []))

export const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
