import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Box, type CellPlace, type CellRange, isOneCell } from '../cells/cell-range.ts'
import type { ColumnLayout } from './column-layout.ts'
import { cellElement, revealCell } from './reveal-cell.ts'

interface MoveOptions {
  /** The range goes on to there from where it began. */
  extends?: boolean
  /** By Tab from cell to cell: Enter goes back to the column in which that began. */
  home?: number
  /** It is brought into sight, while the focus stays where it is. */
  isSeenOnly?: boolean
}

export interface Cursor {
  range: CellRange
  /** The column in which somebody began to go on by Tab. */
  home: number | undefined
  moveTo(place: CellPlace, options?: MoveOptions): void
  /** Marks a range, with the cursor at its end. */
  mark(range: CellRange): void
}

export interface FocusedCursor extends Cursor {
  /** Its row is not there yet: it was added just now. */
  isAhead: boolean
  /** The focus is elsewhere, and stays there. */
  isSeenOnly: boolean
  /** Counts moves by the person: each brings the focus there. */
  moves: number
  /** Takes the place that has got the focus by other ways than keys and pointer: a screen reader focuses cells itself. */
  follow(place: CellPlace): void
}

interface State {
  range: CellRange
  moves: number
  home?: number | undefined
  isSeenOnly?: boolean | undefined
}

const FIRST: CellPlace = { line: 0, column: 0 }

/** Where the person is in the grid. */
export function useCursor({ lines, columns }: { lines: number; columns: number }): FocusedCursor {
  const [{ range, moves, home, isSeenOnly = false }, setState] = useState<State>({
    range: { anchor: FIRST, cursor: FIRST },
    moves: 0,
  })
  const moveTo = useCallback(
    (cursor: CellPlace, options?: MoveOptions) =>
      setState(({ range, moves }) => ({
        range: { anchor: options?.extends ? range.anchor : cursor, cursor },
        moves: moves + 1,
        home: options?.home,
        isSeenOnly: options?.isSeenOnly,
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
  const isAhead = range.cursor.line >= lines && lines > 0
  return { range: within(range, { lines, columns }), isAhead, isSeenOnly, home, moveTo, mark, follow, moves }
}

/** Rows and columns may have gone. */
function within(range: CellRange, { lines, columns }: { lines: number; columns: number }): CellRange {
  const place = ({ line, column }: CellPlace) => ({
    line: Math.min(line, lines - 1),
    column: Math.min(column, columns - 1),
  })
  const box = ({ top, bottom, left, right }: Box) => ({
    top,
    left,
    bottom: Math.min(bottom, lines - 1),
    right: Math.min(right, columns - 1),
  })
  return {
    anchor: place(range.anchor),
    cursor: place(range.cursor),
    ...(range.around && { around: box(range.around) }),
  }
}

interface Follow {
  scroller: RefObject<HTMLDivElement | null>
  cursor: CellPlace
  moves: number
  isEditing: boolean
  /** Its row is still to come. */
  isAhead: boolean
  isSeenOnly: boolean
  rowPx: number
  /** Lines above and below that stay. */
  fixed: number
  layout: ColumnLayout
}

/** Shows the cursor's cell and focuses it after each move, and when an editor has gone from it. */
export function useFocusFollowing({
  scroller,
  cursor,
  moves,
  isEditing,
  isAhead,
  isSeenOnly,
  layout,
  ...heights
}: Follow): void {
  const seen = useRef({ moves, isEditing })
  useLayoutEffect(() => {
    if (isAhead) return
    const before = seen.current
    seen.current = { moves, isEditing }
    if (isEditing || (before.moves === moves && !before.isEditing)) return
    revealCell(scroller.current!, cursor, heights, layout)
    if (!isSeenOnly) cellElement(scroller.current!, cursor)?.focus({ preventScroll: true })
  })
}
