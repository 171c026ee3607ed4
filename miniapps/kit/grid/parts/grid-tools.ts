import type { ShownCells } from '../cells/cell-edits.ts'
import type { CellRange } from '../cells/cell-range.ts'
import type { Cursor } from './use-cursor.ts'
import type { Edits } from './use-edits.ts'
import type { GridModel } from './use-grid.ts'

/** A cell is being written: from its own text, or from the sign that was typed onto it. */
export interface Writing {
  typed: string | null
}

/** What keys, pointer, clipboard and the editor of a cell all need. */
export interface GridTools<Row> {
  grid: GridModel<Row>
  cells: ShownCells<Row>
  edits: Edits
  cursor: Cursor
  /** Opens the cursor's cell for writing, or says why it is locked. */
  begin(typed: string | null): void
  endWriting(): void
  /** Turns the boxes of a range, and says what they are then. */
  turn(range: CellRange): void
}
