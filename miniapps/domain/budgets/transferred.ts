import type { Body } from '../document/change.ts'
import { type NoTransfer, transfer } from '../planning/budget/roll-up.ts'
import { linesOf, lockTest } from './budget-lines.ts'
import { hasLine, hasPeriod, lineIdOf, nodeOf } from './budget-node.ts'
import { editedLeaves } from './edited-leaves.ts'

export interface Transfer {
  /** Ids of lines, `GB.TV.all`, or of a month of one, `GB.TV.3`. */
  from: string
  to: string
  /** Minor units. */
  amount: number
}

/**
 * Moves planned money between lines or months of them, and the total stays. A line over the year gives from all
 * of its unlocked months, and takes for them, in proportion.
 */
export function transferred(body: Body, { from, to, amount }: Transfer): { values: Body } | NoTransfer {
  const leaves = [from, to].map((id) => leafOf(body, id))
  const moved = transfer({
    nodes: [{ id: 'budget' }, ...leaves.flatMap((leaf) => leaf ?? [])],
    from,
    to,
    amount,
  })
  if ('refused' in moved) return moved
  const edits = [from, to].map((id, at) => ({
    node: nodeOf(id),
    measure: 'planned' as const,
    amount: moved.changed[id]! + leaves[at]!.held,
  }))
  return { values: editedLeaves(body, edits).values }
}

/** Undefined for what is no line and no month of one. `held` is what its locked months keep. */
function leafOf(body: Body, id: string) {
  const node = nodeOf(id)
  const line = lineIdOf(node) && linesOf(body).find((each) => hasLine(node, each))
  if (!line) return undefined
  const isLocked = lockTest(body)
  const months = line.planned.flatMap((amount, place) =>
    hasPeriod(node, place + 1) ? [{ amount, locked: isLocked(line, place + 1) }] : [],
  )
  const sum = (locked: boolean) =>
    months.reduce((all, month) => all + (month.locked === locked ? month.amount : 0), 0)
  const locked = months.every((month) => month.locked)
  return { id, parent: 'budget', amount: sum(false), held: sum(true), locked }
}
