import { useState } from 'react'
import { lazyPart } from '../bridge/lazy-part.ts'
import { Lazy } from '../bridge/lazy.tsx'
import { ErrorState } from '../controls/error-state.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import { DataTable } from '../table/data-table.tsx'
import { problemText } from '../words/problem-text.ts'
import { words } from '../words/words.ts'
import type { GridProps } from './grid-props.ts'
import { PLAIN_TABLE_ROWS } from './plain-table-rows.ts'

/** Rows and columns: a plain table for a few rows that are only read, otherwise a grid of any length, which is loaded then. */
export function Grid<Row>(props: GridProps<Row>) {
  const { rows, error, loading, alwaysGrid, onEdit, onSelect, newRow } = props
  if (error && rows.length === 0) return <ErrorState problem={error} onRetry={props.onRetry} busy={loading} />
  const isPlain = rows.length < PLAIN_TABLE_ROWS && !alwaysGrid && !onEdit && !onSelect
  if (!isPlain && (rows.length > 0 || (newRow && !loading))) return <LoadedGrid {...props} />
  const { caption, columns, rowKey, empty, onOpen } = props
  return <DataTable hideCaption {...{ caption, columns, rows, rowKey, loading, empty, onOpen }} />
}

const fullGrid = lazyPart(async () => (await import('./parts/full-grid.tsx')).FullGrid)

/** For a screen that will show a grid: its code comes beside the rows. */
export const loadGrid = (): Promise<unknown> => fullGrid.load()

function LoadedGrid<Row>(props: GridProps<Row>) {
  const [failure, setFailure] = useState<unknown>()
  if (failure !== undefined)
    return <ErrorState problem={problemText(failure)} onRetry={() => setFailure(undefined)} />
  const waiting = (
    <Skeleton
      label={words('loading', { what: props.caption })}
      lines={[40, 100, 96, 98, 92, 97]}
      lineHeight={2}
    />
  )
  // one component draws grids of all kinds of rows
  return <Lazy of={fullGrid as never} props={props} waiting={waiting} onFail={setFailure} />
}
