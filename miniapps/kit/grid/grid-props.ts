import type { ReactNode } from 'react'
import type { ProblemText } from '../words/problem-text.ts'
import type { CellEdit } from './cells/cell-edits.ts'
import type { CellMarks, CellPerson, CellSpot } from './cells/cell-marks.ts'
import type { CellValue, Columns, GridColumn } from '../table/column.ts'
import type { GridView } from './grid-view.ts'

export interface GridProps<Row> {
  caption: string
  /** The first one names the row. */
  columns: Columns<Row>
  /** Another array when a row has changed. */
  rows: readonly Row[]
  rowKey(row: Row): string
  /** How many there are, where `rows` are those that came or were found so far. */
  total?: number | undefined
  /** The list around it says how many there are. */
  isCounted?: boolean
  /** The row to which the focus is brought, once for each object. */
  goal?: { key: string } | undefined
  loading?: boolean
  /** In place of rows: the load has failed. */
  error?: ProblemText | null
  onRetry?: () => void
  /** What would be here. */
  empty?: ReactNode
  initialView?: Partial<GridView>
  /** The arrangement stands in the page's address under this name: a reload finds it again, and whoever gets the link. */
  kept?: string
  /** Where arrangements are saved by name: `SavedViews` of kit/document, of the text of what is shown now. */
  views?: (query: string, choose: (query: string) => void) => ReactNode
  /** Writes what somebody typed, pasted, filled or took back into the rows; without it nothing can be edited. */
  onEdit?: (edits: readonly CellEdit[]) => void
  /** The document around the grid takes back and does again, with buttons and keys of its own. */
  undoneOutside?: boolean
  /** Why nobody can write into this cell now, said to the person; undefined for an open one. The same function while the same are locked. */
  lockedBecause?: ((row: Row, column: string) => string | undefined) | undefined
  /** Of a row's cells by the keys of their columns; the same object while nothing of it has changed. */
  marksOf?: ((row: Row) => CellMarks | undefined) | undefined
  /** Somebody has chosen between two values of a cell that is marked as a conflict. */
  onChoose?: (spot: CellSpot, whose: 'mine' | 'theirs') => void
  /** Other people, and the cells in which they are. */
  others?: readonly CellPerson[]
  /** Tells of the cell that the person has come to; null for a heading or a group. */
  onSpot?: (spot: CellSpot | null) => void
  /** A figure of a column over rows of a group, and at the foot over all that are shown; what never adds, such as reach, is computed here. */
  totalOf?: ((rows: readonly Row[], column: string) => CellValue) | undefined
  /** Makes an empty row with a new key, which stands at the end: edits with its key add it, and a paste beyond the end asks for more. */
  newRow?: (() => Row) | undefined
  /** Opens a row: a press anywhere in it, or Enter in a cell that holds nothing to open itself. One cell holds a button for those who tab. */
  onOpen?: ((row: Row) => void) | undefined
  /** Rows can be ticked. */
  selected?: ReadonlySet<string>
  onSelect?: (keys: ReadonlySet<string>) => void
  /** Lines of text that a row has room for, where it is more than one. */
  lines?: 2
  /** What an export is called; without it there is none. */
  fileName?: string | undefined
  /** A grid even for a few rows: its filters and its export are wanted. */
  alwaysGrid?: boolean
}

/** With its columns made. */
export interface DrawnGridProps<Row> extends Omit<GridProps<Row>, 'columns'> {
  columns: readonly GridColumn<Row>[]
}
