import type { Body } from '../document/change.ts'
import { type Part, spread } from '../kernel/money/spread.ts'
import type { Refused } from '../kernel/refused.ts'
import { type BudgetLine, linePath, linesOf, lockTest, type Measure } from './budget-lines.ts'
import { type BudgetNode, hasLine, hasPeriod } from './budget-node.ts'
import { expectedOf, NOTHING_SPENT, outlookOf, type Standing } from './standing.ts'

/** A node's new amount in minor units. */
export interface NodeEdit {
  node: BudgetNode
  measure: Measure
  amount: number
}

export type NoEdit = Refused<
  'no-line' | 'negative' | 'all-locked' | 'locked-exceed',
  { edit: NodeEdit; limit?: number }
>

interface Leaf extends Part {
  /** Of its line, written in place. */
  amounts: number[]
  place: number
}

/**
 * Sets nodes to new amounts, one after the other: those of a parent are shared out among its unlocked months.
 * `values` are the cells of the document that change; an edit that is refused changes nothing.
 */
export function editedLeaves(
  body: Body,
  edits: readonly NodeEdit[],
  standing: Standing = NOTHING_SPENT,
): { values: Body; refused: readonly NoEdit[] } {
  const cells = new WorkedCells(standing)
  const lines = linesOf(body)
  const isLocked = lockTest(body)
  const leavesOf = ({ node, measure }: NodeEdit): Leaf[] =>
    lines
      .filter((line) => hasLine(node, line))
      .flatMap((line) => {
        const amounts = cells.of(line, measure)
        const leaf = (amount: number, place: number): Leaf => {
          const isOver = measure === 'forecast' && place < standing.done
          return { amounts, place, amount, locked: isOver || isLocked(line, place + 1) }
        }
        return amounts.map(leaf).filter(({ place }) => hasPeriod(node, place + 1))
      })
  const refused = edits.flatMap((edit): NoEdit[] => {
    const leaves = leavesOf(edit)
    if (edit.amount < 0) return [{ refused: 'negative', edit }]
    if (leaves.length === 0) return [{ refused: 'no-line', edit }]
    const shared = spread({ total: edit.amount, parts: leaves })
    if ('refused' in shared) return [{ ...shared, edit }]
    for (const [at, { amounts, place }] of leaves.entries()) amounts[place] = shared.amounts[at]!
    return []
  })
  return { values: cells.changed(), refused }
}

/** Amounts of lines while they are worked on: each measure of a line is copied once. */
class WorkedCells {
  readonly #standing: Standing
  readonly #cells = new Map<string, { line: BudgetLine; measure: Measure; amounts: number[] }>()

  constructor(standing: Standing) {
    this.#standing = standing
  }

  /** Of a forecast, months that are over hold what was spent. */
  of(line: BudgetLine, measure: Measure): number[] {
    const path = `${linePath(line.id)}/${measure}`
    const known = this.#cells.get(path)
    if (known) return known.amounts
    const amounts = measure === 'forecast' ? outlookOf(line, this.#standing) : line[measure]
    const cell = { line, measure, amounts: [...amounts] }
    this.#cells.set(path, cell)
    return cell.amounts
  }

  changed(): Body {
    return Object.fromEntries(
      [...this.#cells].flatMap(([path, { line, measure, amounts }]) => {
        const before = measure === 'forecast' ? expectedOf(line) : line[measure]
        const kept = measure === 'forecast' ? this.#standing.done : 0
        const after = [...before.slice(0, kept), ...amounts.slice(kept)]
        return after.every((amount, place) => amount === before[place]) ? [] : [[path, after] as const]
      }),
    )
  }
}
