import { useEffect } from 'react'
import type { Cursor } from './use-cursor.ts'
import type { GridModel } from './use-grid.ts'

/** Goals that the focus was brought to: a grid that is drawn anew leaves it where it is. */
const reached = new WeakSet<object>()

/** Brings the focus to the row that the grid is told to go to, as soon as it is among its lines. */
export function useGoal<Row>({ props, arranged, lines }: GridModel<Row>, moveTo: Cursor['moveTo']): void {
  const { goal, rowKey } = props
  const { rows } = arranged
  useEffect(() => {
    if (!goal || reached.has(goal)) return
    // headings of groups stand at -1, the empty row at the end behind all others
    const isGoal = (row: Row | undefined) => row !== undefined && rowKey(row) === goal.key
    const line = lines.findIndex((position) => isGoal(rows[position]))
    if (line < 0) return
    reached.add(goal)
    moveTo({ line, column: 0 })
  }, [goal, rows, lines, rowKey, moveTo])
}
