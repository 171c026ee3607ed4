import { useRef, type ReactNode } from 'react'
import { useSheet } from '../bridge/use-sheet.ts'
import { lazily } from '../bridge/lazily.tsx'
import { useActing } from '../actions/use-acting.tsx'
import { PLAIN_TABLE_ROWS } from '../grid/plain-table-rows.ts'
import type { Action } from '../actions/action.ts'
import { BulkBar } from './bulk-bar.tsx'
import { Find, type FindOptions } from './find.tsx'
import sheet from './list.css?sheet'
import { ListRows, type RowsOptions } from './list-rows.tsx'
import { useListStatus, type StatusOptions } from './list-status.ts'
import { MoreRows } from './more-rows.tsx'
import type { List } from './use-list.ts'
import { useFirstNew } from './use-first-new.ts'

export interface ListBodyProps<Row> extends FindOptions, StatusOptions<Row>, RowsOptions<Row> {
  list: List<Row>
  /** Between search and rows. */
  between?: ReactNode
  /** To be done with the rows that are ticked; without them there are no ticks. */
  bulk?: readonly Action<readonly Row[]>[]
  /** Why some of these cannot be part of it. */
  bulkNote?(rows: readonly Row[]): ReactNode
  /** Where search and filters are saved by name: `SavedViews` of kit/document, of the text of what is asked for now. */
  views?: (query: string, choose: (query: string) => void) => ReactNode
  /** An action has changed something; the list itself is read anew. */
  onChanged?(): void
}

const ExportRows = lazily(async () => (await import('./export-rows.tsx')).ExportRows<unknown>)

/** A list without a page around it: search, filters, rows, what can be done with many of them, and the way to more. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  useSheet(sheet)
  const { list, bulk = [], between, views, fileName, columns, onChanged } = props
  const isPlain = bulk.length === 0 && list.rows.length > 0 && list.rows.length < PLAIN_TABLE_ROWS
  const field = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const status = useListStatus(props)
  const { goal, showMore } = useFirstNew(list, body)
  const acting = useActing(() => {
    list.tick(new Set())
    list.reload()
    onChanged?.()
  })
  const clear = () => {
    list.clear()
    field.current?.focus()
  }
  return (
    <>
      <Find
        {...props}
        list={list}
        status={status}
        field={field}
        beside={
          <>
            {props.beside}
            {views?.(list.query, list.setQuery)}
            {fileName !== undefined && columns && isPlain && (
              <ExportRows {...{ fileName, columns }} caption={props.caption} rows={list.rows} />
            )}
          </>
        }
      />
      {between}
      <BulkBar list={list} actions={bulk} acting={acting} note={props.bulkNote} />
      <div ref={body}>
        <ListRows {...props} isTicked={bulk.length > 0} goal={goal} onClear={clear} />
      </div>
      <MoreRows of={list} onMore={() => void showMore()} />
      {acting.dialog}
    </>
  )
}
