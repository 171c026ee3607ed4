import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { type ShownCells, turnEdits } from '../cells/cell-edits.ts'
import type { CellRange } from '../cells/cell-range.ts'
import type { Edits } from './use-edits.ts'
import { words as kitWords } from '../../words/words.ts'

/** The focus stays on the cell, so that what it has become is said. */
export function useTurning<Row>(cells: ShownCells<Row>, { isPossible, write }: Edits) {
  const { portal } = useMiniApp()
  return (range: CellRange) => {
    const edits = isPossible ? turnEdits(cells, range) : []
    if (edits.length === 0) return
    write(edits)
    const column = cells.columns[range.cursor.column]!
    portal.announce(cells.textOf(column)(edits[0]!.value) || kitWords('no'))
  }
}
