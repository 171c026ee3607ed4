import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CellText, GridColumn } from '../../table/column.ts'
import { type GridView, groupsOf } from '../grid-view.ts'
import { arrangeRows } from '../rows/arrange-rows.ts'
import type { SortKeys } from '../rows/column-keys.ts'
import { inSlices } from '../rows/in-slices.ts'

interface Wanted<Row> {
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
  view: GridView
  textOf(column: GridColumn<Row>): CellText
  compare(left: string, right: string): number
}

export interface Arranged<Row> {
  rows: readonly Row[]
  /** Of `rows`, what passes the filters, in order. */
  positions: Uint32Array
  /** The columns by which they are together in groups. */
  groups: readonly string[]
  /** These are of before; newer ones are being made. */
  isBusy: boolean
  /** Called before rows are edited: what was written stays where it is, as in a spreadsheet, until somebody sorts again. */
  keepOrder(): void
}

/** Rows in the order of the view; while many are arranged anew the earlier ones stay, and the page responds. */
export function useArranged<Row>({ rows, columns, view, textOf, compare }: Wanted<Row>): Arranged<Row> {
  const [arranged, setArranged] = useState<Pick<Arranged<Row>, 'rows' | 'positions' | 'groups'>>({
    rows,
    positions: new Uint32Array(),
    groups: [],
  })
  const [isBusy, setBusy] = useState(false)
  /** The wish that was fulfilled when somebody edited. */
  const keptWish = useRef<string>(undefined)
  // oxlint-disable-next-line react/exhaustive-deps -- keys are made of what columns say
  const keysOfRows = useMemo(() => new WeakMap<readonly Row[], Map<string, SortKeys>>(), [columns, compare])
  const wish = JSON.stringify([view.filters, view.sorts, groupsOf(view)])

  useLayoutEffect(() => {
    const isEdit = keptWish.current === wish && arranged.rows.length === rows.length
    keptWish.current = undefined
    if (isEdit) return setArranged((before) => ({ ...before, rows }))
    const keys = keysOfRows.get(rows) ?? new Map<string, SortKeys>()
    keysOfRows.set(rows, keys)
    const stop = new AbortController()
    const result = inSlices(arrangeRows({ rows, columns, textOf, compare, keys }, view), stop.signal)
    if (!(result instanceof Promise)) return setArranged({ rows, positions: result, groups: groupsOf(view) })
    setBusy(true)
    void result.then((positions) => {
      setBusy(false)
      setArranged({ rows, positions, groups: groupsOf(view) })
    })
    return () => {
      stop.abort()
      setBusy(false)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `wish` is what of the view counts here
  }, [rows, columns, wish, textOf, compare, keysOfRows])

  const keepOrder = useCallback(() => {
    if (!isBusy) keptWish.current = wish
  }, [isBusy, wish])
  return { ...arranged, isBusy, keepOrder }
}
