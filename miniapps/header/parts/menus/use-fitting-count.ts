import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Of the line, for everything but the breadcrumbs: the row is the same on every page, however long these are. */
const NAVIGATION_SHARE = 0.66
/** The least for the breadcrumbs of a narrow window: the brand and where one is. */
const BREADCRUMBS_PX = 400
const MORE_BUTTON_PX = 88

/** What `data-roomy` on the line says: there is room for the client's name before the brand, whose tooltip has it else. */
const ROOMY = 'data-roomy'
/** While it is there, breadcrumbs have the width that they would like to have. */
const MEASURING = 'data-measuring'

/** How many leading entries (`data-entry`) of a row fit on the header's line; counted before the browser paints. It hangs on the width of the line alone: an entry stays in its place from page to page. With `hasMore` the button for others is there anyway. */
export function useFittingCount(
  row: RefObject<HTMLElement | null>,
  entries: readonly unknown[],
  hasMore: boolean,
  breadcrumbs: unknown,
): number {
  const [count, setCount] = useState(entries.length)

  const measure = useRef(() => {})

  useLayoutEffect(() => {
    const line = row.current!.closest('header')!
    const cells = [...row.current!.querySelectorAll<HTMLElement>('[data-entry]')].slice(0, entries.length)
    let measured = ''
    measure.current = () => {
      const read = widthsOn(line, cells)
      const { isRoomy, count: fitting } = shares(read.cells, read, hasMore)
      line.toggleAttribute(ROOMY, isRoomy)
      measured = textOf(read.line, read.cells)
      setCount(fitting)
    }
    // cells change when the tenant's font arrives; an observer calls first for what has just been measured
    const observer = new ResizeObserver(() => {
      const now = textOf(
        line.clientWidth,
        cells.map(({ offsetWidth }) => offsetWidth),
      )
      if (now !== measured) measure.current()
    })
    for (const element of [line, ...cells]) observer.observe(element)
    return () => observer.disconnect()
  }, [row, entries, hasMore])

  useLayoutEffect(() => measure.current(), [row, entries, hasMore, breadcrumbs])

  return count
}

const textOf = (line: number, cells: readonly number[]): string => [line, ...cells].join()

interface Widths {
  /** For breadcrumbs and entries together. */
  room: number
  /** Of that, the most for entries. */
  most: number
  /** Width in pixels that the breadcrumbs need to show every step whole. */
  breadcrumbs: number
}

/** The client's name is there where breadcrumbs have room for every step. */
export function shares(
  entries: readonly number[],
  { room, most, breadcrumbs }: Widths,
  hasMore = false,
): { isRoomy: boolean; count: number } {
  const count = fittingCount(entries, most, hasMore)
  return { isRoomy: breadcrumbs + rowWidth(entries, count, hasMore) <= room, count }
}

/** All, or as many as leave room for the button that shows the others. */
export function fittingCount(widths: readonly number[], room: number, hasMore = false): number {
  if (rowWidth(widths, widths.length, hasMore) <= room) return widths.length
  let used = MORE_BUTTON_PX
  const tooMany = widths.findIndex((width) => (used += width) > room)
  return tooMany === -1 ? widths.length : tooMany
}

const rowWidth = (widths: readonly number[], count: number, hasMore: boolean): number =>
  sum(widths.slice(0, count)) + (hasMore || count < widths.length ? MORE_BUTTON_PX : 0)

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0)

/** Reads all of them in one state of the page, so that it is laid out once for them. */
function widthsOn(
  line: HTMLElement,
  entries: readonly HTMLElement[],
): Widths & { line: number; cells: readonly number[] } {
  line.setAttribute(MEASURING, '')
  const steps = line.querySelector<HTMLElement>('.crumbs ol')!
  const fixed = [...line.querySelectorAll<HTMLElement>('[data-fixed]')]
  const { columnGap, paddingInlineEnd } = getComputedStyle(line)
  const [all, own] = [line.getBoundingClientRect(), steps.getBoundingClientRect()]
  const before = line.matches(':dir(rtl)') ? all.right - own.right : own.left - all.left
  const end = all.width - Number.parseFloat(paddingInlineEnd) - fixed.at(-1)!.offsetWidth
  const widths = {
    room: end - before - 2 * Number.parseFloat(columnGap),
    most:
      Math.min(line.clientWidth * NAVIGATION_SHARE, line.clientWidth - BREADCRUMBS_PX) -
      sum(fixed.map(({ offsetWidth }) => offsetWidth)),
    breadcrumbs: Math.ceil(own.width),
    line: line.clientWidth,
    cells: entries.map(({ offsetWidth }) => offsetWidth),
  }
  line.removeAttribute(MEASURING)
  return widths
}
