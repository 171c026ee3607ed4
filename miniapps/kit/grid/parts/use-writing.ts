import { useState } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { isWritten } from '../../table/column.ts'
import type { ShownCells } from '../cells/cell-edits.ts'
import { type CellPlace, isOneCell } from '../cells/cell-range.ts'
import type { Writing } from './grid-tools.ts'

/** Whether the cursor's cell is being written, and why it is not where it is locked. */
export function useWriting<Row>(cells: ShownCells<Row>, place: CellPlace, isPossible: boolean) {
  const { portal } = useMiniApp()
  const [writing, setWriting] = useState<Writing | null>(null)
  const [refusal, setRefusal] = useState<{ at: CellPlace; reason: string } | null>(null)
  const begin = (typed: string | null) => {
    const [row, column] = [cells.rowAt(place.line), cells.columns[place.column]]
    if (!isPossible || row === undefined || !isWritten(column)) return
    const reason = cells.lockedBecause?.(row, column!.key)
    if (reason === undefined) return setWriting({ typed })
    setRefusal({ at: place, reason })
    portal.announce(reason)
  }
  const isThere = refusal !== null && isOneCell({ anchor: refusal.at, cursor: place })
  return {
    writing,
    begin,
    endWriting: () => setWriting(null),
    refusal: isThere && writing === null ? refusal.reason : null,
    hideRefusal: () => setRefusal(null),
  }
}
