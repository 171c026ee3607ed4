import type { Refused } from '../refused.ts'
import { split } from './split.ts'

export interface Part {
  /** Minor units. */
  amount: number
  locked?: boolean
}

/**
 * Gives parts a new total: locked ones stay, the rest is divided in proportion to the others, evenly where those are
 * all 0. Minor units; the parts sum to the total.
 */
export function spread({
  total,
  parts,
}: {
  total: number
  parts: readonly Part[]
}): { amounts: number[] } | Refused<'all-locked' | 'locked-exceed', { limit?: number }> {
  const locked = parts.reduce((sum, part) => sum + (part.locked ? part.amount : 0), 0)
  const free = parts.filter((part) => !part.locked)
  const side = total < 0 ? -1 : 1
  if (free.length === 0 && locked !== total) return { refused: 'all-locked' }
  if (side * locked > side * total) return { refused: 'locked-exceed', limit: locked }
  const rest = total - locked
  const shares =
    split({ total: rest, weights: free.map(({ amount }) => amount) }) ??
    split({ total: rest, weights: free.map(() => 1) }) ??
    []
  const next = shares.values()
  return { amounts: parts.map((part) => (part.locked ? part.amount : next.next().value!)) }
}
