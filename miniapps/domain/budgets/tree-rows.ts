import { type BudgetLine, lockTest, type Measure } from './budget-lines.ts'
import { type BudgetNode, hasLine, hasPeriod, nodeId, WHOLE } from './budget-node.ts'
import type { Body } from '../document/change.ts'
import { PERIODS } from './limits.ts'
import { actualOf, outlookOf, type Standing } from './standing.ts'

export type Dimension = keyof BudgetNode

/** Ways to turn the tree: what each level below the whole is. */
export const PIVOTS = {
  market: ['market', 'channel', 'period'],
  channel: ['channel', 'market', 'period'],
  period: ['period', 'market', 'channel'],
} as const satisfies Readonly<Record<string, readonly Dimension[]>>
export type Pivot = keyof typeof PIVOTS

/** Minor units. */
export type Figures = Readonly<Record<Measure | 'actual', number>>

export interface TreeRow extends Figures {
  id: string
  node: BudgetNode
  level: number
  /** The code that tells it from its siblings; null of the whole. */
  of: Dimension | null
  isLeaf: boolean
  isOpen: boolean
  /** All of its months are. */
  isLocked: boolean
}

interface Asked {
  body: Body
  lines: readonly BudgetLine[]
  standing: Standing
  pivot: Pivot
  open: ReadonlySet<string>
}

/** Rows of the tree that are in sight: the whole, and what is below each node that is open. */
export function treeRows({ body, lines, standing, pivot, open }: Asked): readonly TreeRow[] {
  const isLocked = lockTest(body)
  const spent = lines.map((line) => ({
    line,
    actual: actualOf(standing, line.id),
    outlook: outlookOf(line, standing),
  }))
  const rows: TreeRow[] = []
  const visit = (node: BudgetNode, level: number, own: typeof spent) => {
    const dimension = PIVOTS[pivot][level] ?? null
    const id = nodeId(node)
    const isOpen = dimension !== null && open.has(id)
    rows.push({
      id,
      node,
      level,
      of: PIVOTS[pivot][level - 1] ?? null,
      isLeaf: dimension === null,
      isOpen,
      isLocked: isAllLocked(node, own, isLocked),
      ...summed(node, own),
    })
    if (!isOpen) return
    for (const child of childrenOf(node, dimension, own))
      visit(
        child,
        level + 1,
        own.filter(({ line }) => hasLine(child, line)),
      )
  }
  visit(WHOLE, 0, spent)
  return rows
}

type Spent = { line: BudgetLine; actual: readonly number[]; outlook: readonly number[] }

function summed(node: BudgetNode, own: readonly Spent[]): Figures {
  const sum = { planned: 0, committed: 0, forecast: 0, actual: 0 }
  const [from, to] = node.period === null ? [0, PERIODS] : [node.period - 1, node.period]
  for (const { line, actual, outlook } of own)
    for (let place = from; place < to; place++) {
      sum.planned += line.planned[place]!
      sum.committed += line.committed[place]!
      sum.forecast += outlook[place]!
      sum.actual += actual[place]!
    }
  return sum
}

const childrenOf = (node: BudgetNode, dimension: Dimension, own: readonly Spent[]): readonly BudgetNode[] =>
  dimension === 'period'
    ? Array.from({ length: PERIODS }, (_, place) => ({ ...node, period: place + 1 }))
    : [...new Set(own.map(({ line }) => line[dimension]))]
        .toSorted()
        .map((value) => ({ ...node, [dimension]: value }))

const isAllLocked = (
  node: BudgetNode,
  own: readonly Spent[],
  isLocked: ReturnType<typeof lockTest>,
): boolean =>
  own.length > 0 &&
  own.every(({ line }) =>
    line.planned.every((_, place) => !hasPeriod(node, place + 1) || isLocked(line, place + 1)),
  )
