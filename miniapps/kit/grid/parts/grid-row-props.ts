import type { ReactNode } from 'react'
import type { CellText, GridColumn } from '../../table/column.ts'
import type { CellMarks, CellPerson } from '../cells/cell-marks.ts'
import type { ColumnLayout } from './column-layout.ts'

/** Content of one row; only what has changed of it is drawn anew. */
export interface GridRowProps<Row> {
  row: Row
  name: string
  line: number
  topPx: number
  columns: readonly GridColumn<Row>[]
  layout: ColumnLayout
  /** Columns that are drawn. */
  first: number
  last: number
  textOf(column: GridColumn<Row>): CellText
  /** 2 beneath the heading of a group, undefined where there are none. */
  level: number | undefined
  /** The column of the cursor, -1 where it is in another row. */
  cursor: number
  /** Columns of the range in this row; -1 where it has none. */
  from: number
  to: number
  /** The column with the handle that fills, and those to which cells are drawn now; -1 where there are none. */
  handle: number
  targetFrom: number
  targetTo: number
  /** Undefined where rows cannot be ticked. */
  ticked: boolean | undefined
  onTick(line: number): void
  marks: CellMarks | undefined
  /** Other people in this row. */
  people: readonly CellPerson[] | undefined
  lockedBecause: ((row: Row, column: string) => string | undefined) | undefined
  /** Line of the headings above the first row. */
  headings: number
  /** In place of the cursor's cell while it is being written. */
  editor: ReactNode
}
