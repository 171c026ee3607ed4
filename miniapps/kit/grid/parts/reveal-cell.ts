import type { CellPlace } from '../cells/cell-range.ts'
import type { ColumnLayout } from './column-layout.ts'

/** Scrolls the grid as little as needed to show a cell beside what is pinned. */
export function revealCell(
  scroller: HTMLElement,
  { line, column }: CellPlace,
  rowPx: number,
  { startsPx, widthsPx, pinnedCount }: ColumnLayout,
): void {
  if (line >= 0) {
    const seen = { from: scroller.scrollTop, to: scroller.scrollTop + scroller.clientHeight - rowPx }
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

/** The place of the cell that an event came from. */
export function placeOf(target: EventTarget): CellPlace | undefined {
  if (!(target instanceof Element)) return undefined
  const cell = target.closest<HTMLElement>('[data-column]')
  const row = cell?.closest<HTMLElement>('[data-line]')
  return cell && row
    ? { line: Number(row.dataset['line']), column: Number(cell.dataset['column']) }
    : undefined
}
