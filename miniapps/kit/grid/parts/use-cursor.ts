import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type CellPlace, type CellRange, isOneCell } from '../cells/cell-range.ts'
import type { ColumnLayout } from './column-layout.ts'
import { cellElement, revealCell } from './reveal-cell.ts'

export interface Cursor {
  range: CellRange
  /** Moves there; with `extends` the range goes on to there from where it began. */
  moveTo(place: CellPlace, options?: { extends?: boolean }): void
  /** Marks a range, with the cursor at its end. */
  mark(range: CellRange): void
}

export interface FocusedCursor extends Cursor {
  /** Counts moves by the person: each brings the focus there. */
  moves: number
  /** Takes the place that has got the focus by other ways than keys and pointer: a screen reader focuses cells itself. */
  follow(place: CellPlace): void
}

const FIRST: CellPlace = { line: 0, column: 0 }

/** Where the person is in the grid. */
export function useCursor({ lines, columns }: { lines: number; columns: number }): FocusedCursor {
  const [{ range, moves }, setState] = useState({ range: { anchor: FIRST, cursor: FIRST }, moves: 0 })
  const moveTo = useCallback(
    (cursor: CellPlace, options?: { extends?: boolean }) =>
      setState(({ range, moves }) => ({
        range: { anchor: options?.extends ? range.anchor : cursor, cursor },
        moves: moves + 1,
      })),
    [],
  )
  const mark = useCallback((range: CellRange) => setState(({ moves }) => ({ range, moves: moves + 1 })), [])
  const follow = useCallback(
    (cursor: CellPlace) =>
      setState((before) =>
        isOneCell({ anchor: before.range.cursor, cursor })
          ? before
          : { ...before, range: { anchor: cursor, cursor } },
      ),
    [],
  )
  const within = ({ line, column }: CellPlace) => ({
    line: Math.min(line, lines - 1),
    column: Math.min(column, columns - 1),
  })
  return {
    range: { anchor: within(range.anchor), cursor: within(range.cursor) },
    moveTo,
    mark,
    follow,
    moves,
  }
}

interface Follow {
  scroller: RefObject<HTMLDivElement | null>
  cursor: CellPlace
  moves: number
  isEditing: boolean
  rowPx: number
  layout: ColumnLayout
}

/** Shows the cursor's cell and focuses it after each move, and when an editor has gone from it. */
export function useFocusFollowing({ scroller, cursor, moves, isEditing, rowPx, layout }: Follow): void {
  const seen = useRef({ moves, isEditing })
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { moves, isEditing }
    if (isEditing || (before.moves === moves && !before.isEditing)) return
    revealCell(scroller.current!, cursor, rowPx, layout)
    cellElement(scroller.current!, cursor)?.focus({ preventScroll: true })
  })
}
