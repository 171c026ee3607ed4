import { MEASURES } from '../../domain/budgets/budget-lines.ts'
import { nodeOf } from '../../domain/budgets/budget-node.ts'
import type { NodeEdit } from '../../domain/budgets/edited-leaves.ts'
import type { CellEdit } from '../../kit/grid/cells/cell-edits.ts'

/** Cells as somebody wrote them in whole units: amounts of nodes, and locks by the ids of nodes. */
export function editsOf(cells: readonly CellEdit[], digits: number) {
  const edits = cells.flatMap(({ rowKey, column, value }): NodeEdit[] => {
    const measure = MEASURES.find((each) => each === column)
    const amount = Math.round(Number(value ?? 0) * 10 ** digits)
    return measure ? [{ node: nodeOf(rowKey), measure, amount }] : []
  })
  const locks = Object.fromEntries(
    cells.flatMap(({ rowKey, column, value }) =>
      column === 'lock' ? [[rowKey, value === null ? null : (true as const)]] : [],
    ),
  )
  return { edits, locks }
}
