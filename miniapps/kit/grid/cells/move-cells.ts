import { attemptCell, type Attempt, newAttempt, type ShownCells } from './cell-edits.ts'
import type { Box } from './cell-range.ts'
import { fittingValue } from './fitting-value.ts'

/**
 * Moves a box of cells by so many lines and columns: the places it leaves are empty afterwards. All of it or nothing is
 * moved, so that no value is lost in a cell that cannot hold it.
 */
export function moveCells<Row>(
  cells: ShownCells<Row>,
  box: Box,
  [down, across]: readonly [down: number, across: number],
): Attempt {
  const attempt = newAttempt()
  const within = ({ line, at }: { line: number; at: number }) =>
    line >= box.top && line <= box.bottom && at >= box.left && at <= box.right
  for (let line = box.top; line <= box.bottom; line++)
    for (let at = box.left; at <= box.right; at++) {
      const [row, target] = [cells.rowAt(line), cells.rowAt(line + down)]
      const [from, to] = [cells.columns[at], cells.columns[at + across]]
      if (row === undefined || from === undefined) continue
      if (target === undefined || !to?.edited || !from.edited) {
        attempt.refused++
        continue
      }
      attemptCell(attempt, cells, target, to, fittingValue(from.value(row), from, to, cells))
      if (!within({ line: line - down, at: at - across })) attemptCell(attempt, cells, row, from, null)
    }
  return attempt.refused > 0 ? { ...attempt, edits: [] } : attempt
}
