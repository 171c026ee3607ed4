import type { BudgetNode } from '../../domain/budgets/budget-node.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { words } from '../words/words.ts'

export interface NodeNames {
  channelName(code: string): string
  periodName(period: number): string
}

const PLAIN: NodeNames = {
  channelName: (code) => code,
  periodName: (number) => words('period', { number }),
}

/** A place of the tree, from market to month: "Germany · Television · March". */
export function nodeText({ market, channel, period }: BudgetNode, names: NodeNames = PLAIN): string {
  const parts = [
    market && marketName(market),
    channel && names.channelName(channel),
    period !== null && names.periodName(period),
  ].filter(Boolean)
  return parts.length ? parts.join(' · ') : words('whole')
}
