import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Box, boxOf, type CellPlace } from '../cells/cell-range.ts'
import { fillSeries } from '../cells/fill-cells.ts'
import { filledBox, type Grip, gripAt, movedBox } from '../cells/grip.ts'
import { moveCells } from '../cells/move-cells.ts'
import type { GridTools } from './grid-tools.ts'
import { placeOf } from './reveal-cell.ts'

interface Drag {
  grip: Grip
  box: Box
  from: CellPlace
  to: Box
}

type DragTools<Row> = Pick<GridTools<Row>, 'cells' | 'cursor' | 'edits'>

/** Draws the fill handle, or the edge of what is marked, to other cells; Escape leaves all as it is. */
export function useDrag<Row>(tools: DragTools<Row>) {
  const { cells, cursor, edits } = tools
  const { drag, latest, keep } = useHeld()
  useDrop(drag, (isKept) => {
    const last = latest.current
    keep(null)
    if (last && isKept) drop(last, tools)
  })
  const grip = (event: PointerEvent) => (edits.isPossible ? gripOf(event, boxOf(cursor.range)) : undefined)
  return {
    /** The place that the cells would go to now. */
    target: drag?.to ?? null,
    /** Says whether the press took hold of something. */
    begin(event: PointerEvent): boolean {
      const held = grip(event)
      const box = boxOf(cursor.range)
      if (held) keep({ ...held, box, to: box })
      return held !== undefined
    },
    over(place: CellPlace): void {
      const last = latest.current
      if (!last) return
      const { box, from } = last
      const bounds = { lines: cells.lineCount, columns: cells.columns.length }
      const to = last.grip === 'fill' ? filledBox(box, place) : movedBox(box, from, place, bounds)
      keep({ ...last, to })
    },
    /** Shows by the pointer what a press would take hold of. */
    hint(event: PointerEvent<HTMLElement>): void {
      const held = drag?.grip ?? grip(event)?.grip
      if (held) event.currentTarget.dataset['grip'] = held
      else delete event.currentTarget.dataset['grip']
    },
  }
}

function useHeld() {
  const [drag, setDrag] = useState<Drag | null>(null)
  /** Further than what is drawn, where the button is let go before the last step is. */
  const latest = useRef(drag)
  const keep = (next: Drag | null) => {
    latest.current = next
    setDrag(next)
  }
  return { drag, latest, keep }
}

function gripOf(event: PointerEvent, box: Box): Pick<Drag, 'grip' | 'from'> | undefined {
  const from = placeOf(event.target)
  if (!from || from.line < 0 || event.pointerType !== 'mouse') return undefined
  const grip = gripAt(from, box, pointIn(event))
  return grip && { grip, from }
}

/** Ends the drag wherever the button is let go. */
function useDrop(drag: Drag | null, end: (isKept: boolean) => void): void {
  const latest = useRef(end)
  useEffect(() => {
    latest.current = end
  })
  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return
    const stop = new AbortController()
    const { signal } = stop
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current(false)
    window.addEventListener('pointerup', () => latest.current(true), { signal })
    window.addEventListener('pointercancel', () => latest.current(false), { signal })
    window.addEventListener('keydown', onKey, { signal, capture: true })
    return () => stop.abort()
  }, [isDragging])
}

function pointIn({ target, clientX, clientY }: PointerEvent) {
  const cell = (target as Element).closest('[data-column]')!
  const { left, right, top, bottom } = cell.getBoundingClientRect()
  const sides = { start: clientX - left, end: right - clientX, top: clientY - top, bottom: bottom - clientY }
  const isRightToLeft = getComputedStyle(cell).direction === 'rtl'
  return isRightToLeft ? { ...sides, start: sides.end, end: sides.start } : sides
}

/** One step; what was drawn is marked afterwards. A press that went nowhere only puts the cursor there. */
function drop<Row>({ grip, box, from, to }: Drag, { cells, cursor, edits }: DragTools<Row>): void {
  const isStill =
    to.top === box.top && to.left === box.left && to.bottom === box.bottom && to.right === box.right
  if (isStill) return cursor.moveTo(from)
  const attempt =
    grip === 'fill'
      ? fillSeries(cells, box, to)
      : moveCells(cells, box, [to.top - box.top, to.left - box.left])
  edits.write(attempt)
  if (grip === 'move' && attempt.refused > 0) return
  cursor.mark({
    anchor: { line: to.bottom, column: to.right },
    cursor: { line: to.top, column: to.left },
  })
}
