/** A place in a budget's tree: what is null is added up. Periods count from 1. */
export interface BudgetNode {
  market: string | null
  channel: string | null
  period: number | null
}

export const WHOLE: BudgetNode = { market: null, channel: null, period: null }
const ALL = 'all'

/** `GB.TV.3` of one month of a line, `GB.all.all` of a market: the same however the tree is turned. */
export const nodeId = ({ market, channel, period }: BudgetNode): string =>
  `${market ?? ALL}.${channel ?? ALL}.${period ?? ALL}`

export function nodeOf(id: string): BudgetNode {
  const [market, channel, period] = id.split('.').map((part) => (part === ALL ? null : part))
  return { market: market ?? null, channel: channel ?? null, period: period ? Number(period) : null }
}

/** Id of the line that has a node's months; null for a node of several lines. */
export const lineIdOf = ({ market, channel }: BudgetNode): string | null =>
  market && channel ? `${market}.${channel}` : null

export const hasLine = (node: BudgetNode, line: Pick<BudgetNode, 'market' | 'channel'>): boolean =>
  (node.market === null || node.market === line.market) &&
  (node.channel === null || node.channel === line.channel)

/** A node's periods, counted from 1. */
export const hasPeriod = ({ period: own }: BudgetNode, period: number): boolean =>
  own === null || own === period
