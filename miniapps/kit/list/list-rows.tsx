import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { EmptyState } from '../controls/empty-state.tsx'
import { ErrorState } from '../controls/error-state.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import { Grid } from '../grid/grid.tsx'
import type { Columns } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { words as kitWords } from '../words/words.ts'
import type { RowGoal } from './use-first-new.ts'
import type { List } from './use-list.ts'
import { words } from './words/words.ts'

export interface RowsOptions<Row> {
  /** Names the rows for those who do not see the page around them. */
  caption: string
  /** A function that stays the same while its columns mean the same; not needed where `children` draw the rows. */
  columns?: Columns<Row>
  /** Said when the list has no row, search and filters aside. */
  empty: ReactNode
  /** An export is offered under this name. */
  fileName?: string
  onOpen?(row: Row): void
  /** Always a table, for rows that need several lines. */
  isTable?: boolean
  /** Rows of a table that are shown at first, and with each press on "Show more". */
  pageSize?: number
  /** Draws the rows in another way than as a table: as one `ul`. */
  children?(rows: readonly Row[]): ReactNode
}

interface ListRowsProps<Row> extends RowsOptions<Row> {
  list: List<Row>
  total?: number | undefined
  isTicked: boolean
  goal: RowGoal | undefined
  onClear(): void
}

/** Thousands of rows stay quick. */
const PAGE_ROWS = 50
const SKELETON_LINES = [60, 90, 75, 85, 60, 90]

/** The rows, or what stands in their place: that they are on their way, that it failed, that there is nothing. */
export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { list, caption, columns = [], empty, children, isTable, onOpen, isTicked, goal } = props
  const { rows, rowKey, isLoaded, error, loading, reload } = list
  if (error && !isLoaded) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  const nothing = list.isNarrowed ? <NothingFound onClear={props.onClear} /> : empty
  if (children && !isLoaded)
    return <Skeleton label={kitWords('loading', { what: caption })} lines={SKELETON_LINES} lineHeight={3} />
  if (children && rows.length > 0) return children(rows)
  if (children) return typeof nothing === 'string' ? <p className="os-muted">{nothing}</p> : nothing
  const common = { caption, columns, rows, rowKey, onOpen, loading: !isLoaded, empty: nothing }
  if (isTable) return <DataTable hideCaption pageSize={props.pageSize ?? PAGE_ROWS} {...common} />
  return (
    <Grid
      {...common}
      isCounted
      total={props.total ?? list.total}
      fileName={props.fileName}
      goal={goal}
      {...(isTicked && { selected: list.ticked, onSelect: list.tick })}
    />
  )
}

function NothingFound({ onClear }: { onClear(): void }) {
  return (
    <EmptyState title={words('none')} action={<Button onClick={onClear}>{words('clear')}</Button>}>
      {words('none.text')}
    </EmptyState>
  )
}
