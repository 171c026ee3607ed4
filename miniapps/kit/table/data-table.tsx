import { useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { ArrowDown, ArrowUp } from 'lucide'
import { Button } from '../controls/button.tsx'
import { useFormat } from '../words/format.ts'
import { Icon } from '../controls/icon.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import { usePrinting } from '../bridge/use-printing.ts'
import { useSheet } from '../bridge/use-sheet.ts'
import { useOverflow } from '../controls/use-overflow.ts'
import { useEntryState } from '../bridge/use-entry-state.ts'
import sheet from './data-table.css?sheet'
import { sortRows, type Direction, type SortValue } from './sort-rows.ts'
import { words } from '../words/words.ts'
import { type Column, type Columns, cellTextOf } from './column.ts'
import { useColumns } from './use-columns.ts'

export interface DataTableProps<Row> {
  caption: string
  hideCaption?: boolean
  columns: Columns<Row>
  rows: readonly Row[]
  rowKey(row: Row): string
  /** Before the first press on a heading the rows stay as given. */
  initialSort?: Sort
  loading?: boolean
  /** Shown in place of rows when there are none. */
  empty?: ReactNode
  /** Rows shown at first, and how many more each press on "Show more" brings; other `rows` start at the first again. */
  pageSize?: number
  /** Order and length stand in the browser's history under this name: Back finds them again. Rows of another filter start at the first again. */
  kept?: { as: string; filter: string }
  /** A press anywhere in a row; a cell holds a button or a link that does the same. */
  onOpen?: ((row: Row) => void) | undefined
  /** Marks one row as the current one. */
  isCurrent?: (row: Row) => boolean
}

/** Rows and columns; headings sort, the first column names the row and stays in sight. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  useSheet(sheet)
  const { caption, hideCaption, rows, rowKey, initialSort, loading, empty, isCurrent, kept, onOpen } = props
  const [sort, setSort] = useEntryState<Sort | null>(kept ? `${kept.as} sort` : null, initialSort ?? null)
  const columns = useDrawn(useColumns(props.columns))
  const sorted = useSorted(rows, columns, sort)
  const { shown, more } = useMore(sorted, rows, props)
  const { frame, overflows } = useOverflow()
  return (
    <>
      <div
        ref={frame}
        className="os-table-frame"
        {...(overflows
          ? { role: 'region', tabIndex: 0, 'aria-label': words('table.named', { caption }) }
          : {})}
      >
        <table
          className="os-table"
          aria-busy={loading || undefined}
          aria-rowcount={shown.length < rows.length ? rows.length + 1 : undefined}
        >
          <caption className={hideCaption ? 'os-visually-hidden' : undefined}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Heading key={column.key} column={column} sort={sort} onSort={setSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <TableRow
                key={rowKey(row)}
                name={rowKey(row)}
                row={row}
                columns={columns}
                current={isCurrent?.(row) ?? false}
                onOpen={onOpen}
              />
            ))}
            {rows.length === 0 && (
              <EmptyRow caption={caption} span={columns.length} loading={loading} empty={empty} />
            )}
          </tbody>
        </table>
      </div>
      {more}
    </>
  )
}

interface DrawnColumn<Row> extends Pick<Column<Row>, 'key' | 'title' | 'unit' | 'wideOnly'> {
  align: 'end' | undefined
  draw(row: Row): ReactNode
  sortValue: ((row: Row) => SortValue) | undefined
}

/** Columns with what is drawn and sorted of each. */
function useDrawn<Row>(columns: readonly Column<Row>[]): readonly DrawnColumn<Row>[] {
  const format = useFormat()
  return useMemo(
    () =>
      columns.map((column): DrawnColumn<Row> => {
        const { type, value, cell } = column
        const text = value && cellTextOf(column, format)
        const said = (row: Row) => text?.(value!(row)) || '–'
        return {
          ...column,
          align: type === 'number' ? 'end' : undefined,
          draw: (row) => cell?.(row) ?? (value || !cell ? said(row) : null),
          sortValue: value && ((row) => (type === 'choice' ? text!(value(row)) || null : value(row))),
        }
      }),
    [columns, format],
  )
}

function useSorted<Row>(
  rows: readonly Row[],
  columns: readonly DrawnColumn<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const { compare } = useFormat()
  const sortValue = columns.find(({ key }) => key === sort?.key)?.sortValue
  return useMemo(
    () => (sort && sortValue ? sortRows(rows, sortValue, sort.direction, compare) : rows),
    [rows, sort, sortValue, compare],
  )
}

/** Thousands of rows stay quick: a page at a time. Sorting keeps how many are shown. */
function useMore<Row>(
  rows: readonly Row[],
  given: readonly Row[],
  { pageSize = Number.POSITIVE_INFINITY, kept }: Pick<DataTableProps<Row>, 'pageSize' | 'kept'>,
): { shown: readonly Row[]; more: ReactNode } {
  const { number } = useFormat()
  const [pages, setPages] = usePages(given, kept)
  const count = useRef<HTMLSpanElement>(null)
  const isPrinting = usePrinting()
  const shown = rows.length > pages * pageSize && !isPrinting ? rows.slice(0, pages * pageSize) : rows
  const left = rows.length - shown.length
  const show = () => {
    if (left <= pageSize) count.current!.focus({ preventScroll: true }) // the button goes
    setPages(pages + 1)
  }
  const more = (left > 0 || pages > 1) && (
    <div className="os-table-more">
      <span ref={count} className="os-help" tabIndex={-1}>
        {words('table.shown', { shown: number(shown.length), all: number(rows.length) })}
      </span>
      {left > 0 && (
        <Button size="s" onClick={show}>
          {words('table.more', { count: number(Math.min(pageSize, left)) })}
        </Button>
      )}
    </div>
  )
  return { shown, more }
}

/** How many pages of these rows are shown. */
function usePages(
  given: unknown,
  kept: { as: string; filter: string } | undefined,
): [number, (pages: number) => void] {
  const [ofRows, setOfRows] = useState({ given, pages: 1 })
  const [ofFilter, setOfFilter] = useEntryState(kept ? `${kept.as} pages` : null, { filter: '', pages: 1 })
  if (kept)
    return [
      ofFilter.filter === kept.filter ? ofFilter.pages : 1,
      (pages) => setOfFilter({ filter: kept.filter, pages }),
    ]
  return [ofRows.given === given ? ofRows.pages : 1, (pages) => setOfRows({ given, pages })]
}

function EmptyRow({
  caption,
  span,
  loading,
  empty,
}: {
  caption: string
  span: number
  loading?: boolean | undefined
  empty?: ReactNode
}) {
  return (
    <tr className="os-table-empty">
      <td colSpan={span}>
        <div>
          {loading ? (
            <Skeleton label={words('loading', { what: caption })} lines={[96, 88, 92, 84]} lineHeight={1.5} />
          ) : (
            (empty ?? words('table.empty'))
          )}
        </div>
      </td>
    </tr>
  )
}

interface Sort {
  key: string
  direction: Direction
}

function Heading<Row>({
  column,
  sort,
  onSort,
}: {
  column: DrawnColumn<Row>
  sort: Sort | null
  onSort(sort: Sort): void
}) {
  const { key, title, unit, align, wideOnly, sortValue } = column
  const cell = { scope: 'col', 'data-align': align, 'data-wide-only': wideOnly || undefined }
  const direction = sort?.key === key ? sort.direction : undefined
  const words = (
    <span>
      {title}
      {unit && <span className="os-muted"> ({unit})</span>}
    </span>
  )
  if (!sortValue) return <th {...cell}>{words}</th>
  return (
    <th {...cell} aria-sort={direction}>
      <button
        type="button"
        className="os-sort"
        onClick={() => onSort({ key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {words}
        <Icon of={direction === 'descending' ? ArrowDown : ArrowUp} />
      </button>
    </th>
  )
}

function TableRow<Row>({
  name,
  row,
  columns,
  current,
  onOpen,
}: {
  name: string
  row: Row
  columns: readonly DrawnColumn<Row>[]
  current: boolean
  onOpen: ((row: Row) => void) | undefined
}) {
  const press = ({ target }: MouseEvent) => {
    const isControl = (target as Element).closest('a, button, input, select, summary') !== null
    const isMarking = getSelection()?.isCollapsed === false
    if (!isControl && !isMarking) onOpen?.(row)
  }
  return (
    // By keyboard the control in one of its cells does the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr
      data-key={name}
      aria-current={current || undefined}
      data-opens={onOpen ? true : undefined}
      onClick={onOpen && press}
    >
      {columns.map(({ key, align, wideOnly, draw }, index) =>
        index === 0 ? (
          <th key={key} scope="row" data-align={align}>
            {draw(row)}
          </th>
        ) : (
          <td key={key} data-align={align} data-wide-only={wideOnly || undefined}>
            {draw(row)}
          </td>
        ),
      )}
    </tr>
  )
}
