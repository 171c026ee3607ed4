import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { isOneCell } from '../cells/cell-range.ts'
import { isWritten } from '../../table/column.ts'
import type { GridTools } from './grid-tools.ts'
import type { useDrag } from './use-drag.ts'
import { isInsideCell, placeOf } from './reveal-cell.ts'

/** A press puts the cursor there, turns a box or opens the row, with Shift or drawn along it marks a range, twice it writes; a text too long is told. */
export function usePointer<Row>(tools: GridTools<Row>, drag: ReturnType<typeof useDrag>) {
  const { cursor } = tools
  const isDrawing = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      const place = placeOf(event.target)
      if (!place || place.line < 0 || isInsideCell(event.target) || event.button !== 0) return
      event.preventDefault() // the cursor takes the focus, and no text is marked
      isDrawing.current = false
      if (!event.shiftKey && drag.begin(event)) return
      isDrawing.current = event.pointerType === 'mouse'
      cursor.moveTo(place, { extends: event.shiftKey })
    },
    onPointerOver(event: PointerEvent) {
      const place = placeOf(event.target)
      const cell = (event.target as Element).closest<HTMLElement>('[data-column]')
      if (cell && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent
      isDrawing.current &&= event.buttons === 1
      if (place && place.line >= 0) drag.over(place)
      if (isDrawing.current && place && place.line >= 0) cursor.moveTo(place, { extends: true })
    },
    onPointerMove: drag.hint,
    /** Scrolling gives the cell another text. */
    onPointerOut({ target }: PointerEvent) {
      ;(target as Element).closest('[data-column]')?.removeAttribute('title')
    },
    ...pressing(tools),
  }
}

/** Clicks and double clicks: open a row, fold a group, begin to write. */
function pressing<Row>({ grid, cells, cursor, edits, begin, turn }: GridTools<Row>) {
  return {
    onClick(event: MouseEvent) {
      const place = placeOf(event.target)
      if (!place || event.shiftKey || !isOneCell(cursor.range)) return
      const row = cells.rowAt(place.line)
      if (cells.columns[place.column]?.isBox) turn({ anchor: place, cursor: place })
      else if (row !== undefined && !isInsideCell(event.target)) grid.props.onOpen?.(row)
    },
    onDoubleClick(event: MouseEvent) {
      const place = placeOf(event.target)
      if (!place || !edits.isPossible || !isOneCell(cursor.range)) return
      if (isWritten(cells.columns[place.column]) && cells.rowAt(place.line) !== undefined) begin(null)
    },
  }
}
