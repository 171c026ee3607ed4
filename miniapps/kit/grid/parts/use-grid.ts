import { useCallback, useMemo, useState } from 'react'
import { useAddressValues } from '../../views/use-address-values.ts'
import { useFormat } from '../../words/format.ts'
import type { DrawnGridProps } from '../grid-props.ts'
import { type CellText, type CellValue, cellTextOf, type GridColumn } from '../../table/column.ts'
import { type GridView, PLAIN_VIEW, readView, writeView } from '../grid-view.ts'
import { shownColumns } from '../rows/arrange-columns.ts'
import { groupRows, type RowGroup, shownLines } from '../rows/group-rows.ts'
import { words } from '../words/words.ts'
import { useBlankRow } from './use-blank-row.ts'
import { type Arranged, useArranged } from './use-arranged.ts'

/** All that is known of a grid while it is drawn. */
export interface GridModel<Row> {
  props: DrawnGridProps<Row>
  view: GridView
  /** What of the view changes. */
  setView(part: Partial<GridView>): void
  /** The view as a text; '' for the first one. */
  query: string
  setQuery(query: string): void
  arranged: Arranged<Row>
  groups: readonly RowGroup[]
  /** Rows by position, groups as -1, -2 …, from the top. */
  lines: Int32Array
  toggleGroup(key: string): void
  isClosed(key: string): boolean
  /** The row of a position; that of the empty one follows those of all others. */
  rowOf(position: number): Row
  columns: readonly GridColumn<Row>[]
  /** Lines of headings: two where something stands above them. */
  headings: 1 | 2
  pinnedCount: number
  textOf(column: GridColumn<Row>): CellText
}

export function useGrid<Row>(props: DrawnGridProps<Row>): GridModel<Row> {
  const { columns: all, rows } = props
  const { view, ...changing } = useView(props)
  const textOf = useTexts(all)
  const { compare } = useFormat()
  const arranged = useArranged({ rows, columns: all, view, textOf, compare })
  const { groups, ...closing } = useGroups(all, arranged, textOf)
  const { isClosed } = closing
  const blank = useBlankRow(props)
  const hasBlank = blank !== undefined
  const lines = useMemo(
    () => shownLines(arranged.positions, groups, isClosed, hasBlank ? arranged.rows.length : undefined),
    [arranged.positions, arranged.rows.length, groups, isClosed, hasBlank],
  )
  const rowOf = useCallback(
    (position: number) => (position < arranged.rows.length ? arranged.rows[position]! : blank!),
    [arranged.rows, blank],
  )
  const { shown: columns, pinnedCount } = useMemo(() => shownColumns(all, view), [all, view])
  return {
    props,
    view,
    ...changing,
    arranged,
    groups,
    lines,
    ...closing,
    rowOf,
    columns,
    pinnedCount,
    textOf,
    headings: columns.some(({ over }) => over !== undefined) ? 2 : 1,
  }
}

/** The first view is no text, so that a link to the page alone shows it. */
function useView<Row>({ columns, initialView, kept }: DrawnGridProps<Row>) {
  const first = writeView({ ...PLAIN_VIEW, ...initialView })
  const [inAddress, setAddress] = useAddressValues(kept === undefined ? [] : [kept])
  const [own, setOwn] = useState('')
  const query = (kept === undefined ? own : inAddress[kept]) ?? ''
  const setQuery = (next: string) => (kept === undefined ? setOwn(next) : setAddress({ [kept]: next }))
  const text = query || first
  const view = useMemo(
    () =>
      readView(
        text,
        columns.map(({ key }) => key),
      ),
    [text, columns],
  )
  const setView = (part: Partial<GridView>) => {
    const next = writeView({ ...view, ...part }) || '{}'
    setQuery(next === (first || '{}') ? '' : next)
  }
  return { view, setView, query, setQuery }
}

/** One way of saying each column's values for as long as language and locales are the same. */
function useTexts<Row>(columns: readonly GridColumn<Row>[]) {
  const format = useFormat()
  return useMemo(() => {
    const texts = new Map(columns.map((column) => [column.key, known(cellTextOf(column, format))]))
    return (column: GridColumn<Row>) => texts.get(column.key)!
  }, [columns, format])
}

const MOST_TEXTS = 4096

/** Formatting a number takes longer than all else of drawing its cell. */
function known(text: CellText): CellText {
  const texts = new Map<number, string>()
  return (value) => {
    if (typeof value !== 'number') return text(value)
    const found = texts.get(value)
    if (found !== undefined) return found
    if (texts.size > MOST_TEXTS) texts.clear()
    const made = text(value)
    texts.set(value, made)
    return made
  }
}

function useGroups<Row>(
  columns: readonly GridColumn<Row>[],
  { rows, positions, groups: keys }: Arranged<Row>,
  textOf: (column: GridColumn<Row>) => CellText,
) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const groups = useMemo(() => {
    const by = keys.flatMap((key) => columns.find((column) => column.key === key) ?? [])
    const said = (column: GridColumn<Row>) => (value: CellValue) => textOf(column)(value) || words('noValue')
    return by.length > 0 ? groupRows(rows, positions, by, said) : []
  }, [rows, positions, columns, keys, textOf])
  const isClosed = useCallback((key: string) => closed.has(key), [closed])
  const toggleGroup = useCallback(
    (key: string) =>
      setClosed((before) => {
        const after = new Set(before)
        if (!after.delete(key)) after.add(key)
        return after
      }),
    [],
  )
  return { groups, isClosed, toggleGroup }
}
