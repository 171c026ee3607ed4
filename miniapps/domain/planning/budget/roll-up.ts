import type { Refused } from '../../kernel/refused.ts'

export interface BudgetNode {
  id: string
  /** Null or left out at the top. */
  parent?: string | null
  /** Minor units; only leaves carry one. */
  amount?: number
  locked?: boolean
}

/** Minor units of every node: of a leaf its own, of any other the sum of its leaves. Refused with the node at fault. */
export function rollUp({
  nodes,
}: {
  nodes: readonly BudgetNode[]
}): { amounts: Record<string, number> } | Refused<'unknown-parent' | 'cycle', { node: string }> {
  const parents = new Map(nodes.map(({ id, parent = null }) => [id, parent]))
  const orphan = nodes.find(({ parent = null }) => parent !== null && !parents.has(parent))
  if (orphan) return { refused: 'unknown-parent', node: orphan.id }
  const inner = new Set(parents.values())
  const amounts = new Map(nodes.map(({ id }) => [id, 0]))
  for (const { id, amount = 0 } of nodes) {
    const own = inner.has(id) ? 0 : amount
    const path = new Set<string>()
    for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) {
      if (path.has(at)) return { refused: 'cycle', node: id }
      path.add(at)
      amounts.set(at, amounts.get(at)! + own)
    }
  }
  return { amounts: Object.fromEntries(amounts) }
}

export type NoTransfer = Refused<
  'same' | 'not-a-leaf' | 'locked' | 'not-positive' | 'too-much',
  { node?: string; limit?: number }
>

/** Moves whole minor units from one leaf to another; the total stays. `changed` has the new amounts of both. */
export function transfer(asked: {
  nodes: readonly BudgetNode[]
  from: string
  to: string
  amount: number
}): { changed: Record<string, number> } | NoTransfer {
  const { nodes, from, to, amount } = asked
  if (from === to) return { refused: 'same', node: from }
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const inner = new Set(nodes.map(({ parent }) => parent))
  for (const id of [from, to]) {
    if (!byId.has(id) || inner.has(id)) return { refused: 'not-a-leaf', node: id }
    if (byId.get(id)?.locked) return { refused: 'locked', node: id }
  }
  if (!(amount > 0)) return { refused: 'not-positive' }
  const [has, gets] = [from, to].map((id) => byId.get(id)?.amount ?? 0) as [number, number]
  if (amount > has) return { refused: 'too-much', limit: has }
  return { changed: { [from]: has - amount, [to]: gets + amount } }
}
