import type { ReactNode } from 'react'
import type { ProblemText } from '../words/problem-text.ts'
import type { CellEdit } from './cells/cell-edits.ts'
import type { Columns, GridColumn } from '../table/column.ts'
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
