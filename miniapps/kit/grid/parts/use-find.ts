import { useEffect, useMemo, useState } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { copyTextOf, type GridColumn } from '../../table/column.ts'
import { useFormat } from '../../words/format.ts'
import type { CellPlace } from '../cells/cell-range.ts'
import { findCells, replaceCells } from '../cells/find-cells.ts'
import { inSlices } from '../rows/in-slices.ts'
import { words } from '../words/words.ts'
import type { GridTools } from './grid-tools.ts'

export interface Find {
  text: string
  setText(text: string): void
  count: number
  /** The one at the cursor, from 1; 0 where it is at none. */
  at: number
  /** To the next or the one before, round the ends; the focus stays. */
  step(by: 1 | -1): void
  /** The one at the cursor, or all of them in one step; null where nothing can be edited. */
  replace: ((by: string, isAll: boolean) => void) | null
}

/** Text that is searched for in a grid, and where it stands. */
export function useFind<Row>({ cells, cursor, edits }: GridTools<Row>): Find {
  const { portal } = useMiniApp()
  const format = useFormat()
  const [text, setText] = useState('')
  const textOf = useMemo(() => {
    const { textOf: shown } = cells
    return (column: GridColumn<Row>) =>
      column.type === 'number' ? copyTextOf(column, format) : shown(column)
  }, [cells, format])
  const places = usePlaces(cells, text, textOf)
  const { line, column } = cursor.range.cursor
  const at = places.findIndex((place) => place.line === line && place.column === column)
  const step = (by: 1 | -1) => {
    const isBeyond = (place: CellPlace) => place.line > line || (place.line === line && place.column > column)
    const isBefore = (place: CellPlace) => place.line < line || (place.line === line && place.column < column)
    const to = by > 0 ? (places.find(isBeyond) ?? places[0]) : (places.findLast(isBefore) ?? places.at(-1))
    if (to) cursor.moveTo(to, { isSeenOnly: true })
  }
  const replace = (by: string, isAll: boolean) => {
    if (at < 0 && !isAll) return step(1)
    const attempt = replaceCells(cells, isAll ? places : [places[at]!], [text, by], textOf)
    edits.write(attempt)
    portal.announce(words('find.replaced', { count: attempt.edits.length }))
    if (!isAll) step(1)
  }
  return { text, setText, count: places.length, at: at + 1, step, replace: edits.isPossible ? replace : null }
}

const NOWHERE: readonly CellPlace[] = []

function usePlaces<Row>(
  cells: GridTools<Row>['cells'],
  text: string,
  textOf: Parameters<typeof findCells<Row>>[2],
): readonly CellPlace[] {
  const [places, setPlaces] = useState(NOWHERE)
  useEffect(() => {
    const stop = new AbortController()
    const found = text === '' ? NOWHERE : inSlices(findCells(cells, text, textOf), stop.signal)
    void Promise.resolve(found).then((all) => !stop.signal.aborted && setPlaces(all))
    return () => stop.abort()
  }, [cells, text, textOf])
  return places
}
