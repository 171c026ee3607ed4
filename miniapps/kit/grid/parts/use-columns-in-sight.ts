import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ColumnLayout } from './column-layout.ts'

/** Drawn beyond either edge, so that a short way sideways finds columns there. */
const SPARE_PX = 160

export interface ColumnsInSight {
  first: number
  last: number
}

/** Which columns are drawn beside the pinned ones, which always are. */
export function useColumnsInSight(
  scroller: RefObject<HTMLDivElement | null>,
  layout: ColumnLayout,
): ColumnsInSight & { onScroll(): void } {
  const [seen, setSeen] = useState({ from: 0, to: window.innerWidth })
  const look = () => {
    const { scrollLeft, clientWidth } = scroller.current!
    const from = steps(Math.abs(scrollLeft))
    const to = from + steps(clientWidth) + SPARE_PX
    setSeen((before) => (before.from === from && before.to === to ? before : { from, to }))
  }
  useLayoutEffect(() => {
    const observer = new ResizeObserver(look)
    observer.observe(scroller.current!)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- it asks the element itself
  }, [scroller])
  return { ...columnsWithin(layout, seen.from - SPARE_PX, seen.to + SPARE_PX), onScroll: look }
}

/** In steps: not every pixel draws the rows anew. */
const steps = (px: number) => Math.floor(px / SPARE_PX) * SPARE_PX

function columnsWithin({ startsPx, widthsPx }: ColumnLayout, from: number, to: number): ColumnsInSight {
  const first = startsPx.findIndex((start, at) => start + widthsPx[at]! > from)
  const last = startsPx.findLastIndex((start) => start < to)
  return { first: Math.max(0, first), last }
}

export const isDrawn = (
  at: number,
  { first, last, pinnedCount, cursor }: ColumnsInSight & { pinnedCount: number; cursor: number },
): boolean => at < pinnedCount || (at >= first && at <= last) || at === cursor
