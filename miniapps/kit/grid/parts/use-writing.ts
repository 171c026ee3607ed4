import { useState } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { isWritten } from '../../table/column.ts'
import type { ShownCells } from '../cells/cell-edits.ts'
import { type CellPlace, isOneCell } from '../cells/cell-range.ts'
import type { DrawnGridProps } from '../grid-props.ts'
import type { Writing } from './grid-tools.ts'

interface Options<Row> {
  isPossible: boolean
  marksOf: DrawnGridProps<Row>['marksOf']
}

/** Whether the cursor's cell is being written, and why it is not where it is locked. */
export function useWriting<Row>(
  cells: ShownCells<Row>,
  place: CellPlace,
  { isPossible, marksOf }: Options<Row>,
) {
  const { portal } = useMiniApp()
  const [writing, setWriting] = useState<Writing | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [refusal, setRefusal] = useState<{ at: CellPlace; reason: string } | null>(null)
  const begin = (typed: string | null) => {
    const [row, column] = [cells.rowAt(place.line), cells.columns[place.column]]
    if (!isPossible || row === undefined || !isWritten(column)) return
    const reason = cells.lockedBecause?.(row, column!.key)
    const conflict = typed === null && marksOf?.(row)?.[column!.key]?.conflict
    if (conflict && reason === undefined) return setChoosing(true)
    if (reason === undefined) return setWriting({ typed })
    setRefusal({ at: place, reason })
    portal.announce(reason)
  }
  const isThere = refusal !== null && isOneCell({ anchor: refusal.at, cursor: place })
  return {
    writing,
    begin,
    endWriting: () => setWriting(null),
    /** Two values of the cursor's cell are shown. */
    isChoosing,
    endChoosing: () => setChoosing(false),
    refusal: isThere && writing === null ? refusal.reason : null,
    hideRefusal: () => setRefusal(null),
  }
}
