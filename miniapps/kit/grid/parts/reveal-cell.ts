import type { CellPlace } from '../cells/cell-range.ts'
import type { ColumnLayout } from './column-layout.ts'

/** Scrolls the grid as little as needed to show a cell beside what is pinned. */
export function revealCell(
  scroller: HTMLElement,
  { line, column }: CellPlace,
  { rowPx, fixed }: { rowPx: number; fixed: number },
  { startsPx, widthsPx, pinnedCount }: ColumnLayout,
): void {
  if (line >= 0) {
    const seen = { from: scroller.scrollTop, to: scroller.scrollTop + scroller.clientHeight - fixed * rowPx }
    scroller.scrollTop = nearest(seen, line * rowPx, (line + 1) * rowPx)
  }
  if (column < pinnedCount) return
  const pinnedPx = startsPx[pinnedCount] ?? 0
  const way = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1
  const at = Math.abs(scroller.scrollLeft)
  const seen = { from: at, to: at + scroller.clientWidth - pinnedPx }
  const start = startsPx[column]! - pinnedPx
  scroller.scrollLeft = way * nearest(seen, start, start + widthsPx[column]!)
}

function nearest(seen: { from: number; to: number }, start: number, end: number): number {
  if (start < seen.from) return start
  return end > seen.to ? Math.min(start, seen.from + end - seen.to) : seen.from
}

/** The cell's element, where it is drawn. */
export const cellElement = (scroller: HTMLElement, { line, column }: CellPlace): HTMLElement | null =>
  scroller.querySelector(`[data-line="${line}"] > [data-column="${column}"]`)

/** A control inside a cell does by itself what Enter, Space and a press mean. */
export const isInsideCell = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea') !== null

/** The place of the cell that an event came from. */
export function placeOf(target: EventTarget): CellPlace | undefined {
  const { line, column } = partsOf(target)
  return line === undefined || column === undefined ? undefined : { line, column }
}

/** The place that has the focus: beside a tick box, which is in no column, the cursor's own column. */
export function focusedPlace(target: EventTarget, cursor: CellPlace): CellPlace | undefined {
  const { line, column = cursor.column } = partsOf(target)
  return line === undefined ? undefined : { line, column }
}

function partsOf(target: EventTarget): Partial<CellPlace> {
  if (!(target instanceof Element)) return {}
  const of = (name: 'line' | 'column') => {
    const at = target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
    return at === undefined ? undefined : Number(at)
  }
  return { line: of('line'), column: of('column') }
}
