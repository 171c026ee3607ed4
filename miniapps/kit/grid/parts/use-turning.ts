import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { type ShownCells, turnBoxes } from '../cells/cell-edits.ts'
import type { CellRange } from '../cells/cell-range.ts'
import type { Edits } from './use-edits.ts'
import { words as kitWords } from '../../words/words.ts'

/** The focus stays on the cell, so that what it has become is said. */
export function useTurning<Row>(cells: ShownCells<Row>, { isPossible, write }: Edits) {
  const { portal } = useMiniApp()
  return (range: CellRange) => {
    if (!isPossible) return
    const attempt = turnBoxes(cells, range)
    write(attempt)
    const [first] = attempt.edits
    const column = cells.columns[range.cursor.column]!
    if (first) portal.announce(cells.textOf(column)(first.value) || kitWords('no'))
  }
}
