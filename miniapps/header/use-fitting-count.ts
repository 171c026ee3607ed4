import { useLayoutEffect, useState, type RefObject } from 'react'

/** The rest is kept for breadcrumbs, whatever they say: entries must not come and go from page to page. */
const NAVIGATION_SHARE = 0.6
const MORE_BUTTON_PX = 88

/** How many leading entries (`data-entry`) of a row fit on the header's line; counted before the browser paints. */
export function useFittingCount(row: RefObject<HTMLElement | null>, entries: readonly unknown[]): number {
  const [count, setCount] = useState(entries.length)

  useLayoutEffect(() => {
    const header = row.current!.closest('header')!
    const cells = [...row.current!.querySelectorAll<HTMLElement>('[data-entry]')].slice(0, entries.length)
    const measure = () => setCount(fittingCount(cells.map(({ offsetWidth }) => offsetWidth), roomIn(header)))
    measure()
    const observer = new ResizeObserver(measure) // cells change when the tenant's font arrives
    for (const element of [header, ...cells]) observer.observe(element)
    return () => observer.disconnect()
  }, [row, entries])

  return count
}

/** All, or as many as leave room for the button that shows the others. */
export function fittingCount(widths: readonly number[], room: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= room) return widths.length
  let used = MORE_BUTTON_PX
  const tooMany = widths.findIndex((width) => (used += width) > room)
  return tooMany === -1 ? widths.length : tooMany
}

function roomIn(header: HTMLElement): number {
  const fixed = [...header.querySelectorAll<HTMLElement>('[data-fixed]')].reduce((sum, { offsetWidth }) => sum + offsetWidth, 0)
  return header.clientWidth * NAVIGATION_SHARE - fixed
}
