import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'

/** Until the style sheet says it. */
const ROW_HEIGHT_PX = 36
/** Drawn above and below what is seen, so that a turn of the wheel finds rows there. */
const SPARE_ROWS = 4

interface WindowOptions {
  count: number
  cursorLine: number
  /** Lines above and below that stay: headings and the total. */
  fixed: number
}

export interface LinesInSight {
  rowPx: number
  /** Lines that are drawn, the cursor's among them, wherever it is: it has the focus. */
  shown: readonly number[]
  totalPx: number
  /** Whole rows that fit below the heading. */
  page: number
}

/** Which lines are drawn of a grid that scrolls. */
export function useWindow(
  scroller: RefObject<HTMLDivElement | null>,
  { count, cursorLine, fixed }: WindowOptions,
): LinesInSight {
  const rowPx = useRowHeight(scroller)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const lines = defaultRangeExtractor(range)
      if (cursorLine < 0 || cursorLine >= range.count || lines.includes(cursorLine)) return lines
      return cursorLine < (lines[0] ?? 0) ? [cursorLine, ...lines] : [...lines, cursorLine]
    },
    [cursorLine],
  )
  // oxlint-disable-next-line react/incompatible-library -- its functions are not handed on to anything memoized
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: SPARE_ROWS,
    rangeExtractor,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx])
  const page = Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / rowPx) - fixed)
  return {
    rowPx,
    shown: virtualizer.getVirtualItems().map(({ index }) => index),
    totalPx: count * rowPx,
    page,
  }
}

/** As high as the style sheet makes the line of headings: density and the person's own size of letters are in it. */
function useRowHeight(scroller: RefObject<HTMLDivElement | null>): number {
  const [rowPx, setRowPx] = useState(ROW_HEIGHT_PX)
  useLayoutEffect(() => {
    const heading = scroller.current!.firstElementChild!.lastElementChild!
    const keep = (px: number) => px > 0 && setRowPx(px)
    const observer = new ResizeObserver(([entry]) => keep(entry!.borderBoxSize[0]!.blockSize))
    keep(heading.getBoundingClientRect().height) // before rows are seen, so that none moves under a press
    observer.observe(heading)
    return () => observer.disconnect()
  }, [scroller])
  return rowPx
}
