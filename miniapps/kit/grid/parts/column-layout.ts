import type { CSSProperties } from 'react'
import type { GridColumn } from '../../table/column.ts'

const TICK_WIDTH_PX = 40
const WIDTHS_PX = { text: 200, choice: 140, number: 128, date: 128 } as const
const FIRST_WIDTH_PX = 240
/** In a narrow grid it is narrower, so that others are seen beside it. */
const FIRST_SHARE = { plain: 0.4, wide: 0.7 }
/** A column that somebody made wider, for texts that are cut. */
const WIDER = 2

export interface ColumnLayout {
  /** Of the tick boxes, 0 without them. */
  ticksPx: number
  widthsPx: readonly number[]
  /** From the start of the row. */
  startsPx: readonly number[]
  pinnedCount: number
  /** Where a cell of each column stands in its row: not every column before it is drawn. */
  cellStyles: readonly CSSProperties[]
  /** For all rows alike. */
  style: CSSProperties
}

interface LayoutOptions {
  pinnedCount: number
  /** Keys of columns that somebody made wider. */
  wide: readonly string[]
  hasTicks: boolean
  /** Of the grid itself. */
  gridPx: number
}

/** Where each column stands. Pinned ones keep their width, since those after them stick beside it; others share what is left. */
export function columnLayout(
  columns: readonly Pick<GridColumn<never>, 'key' | 'type' | 'widthPx'>[],
  { pinnedCount, wide, hasTicks, gridPx }: LayoutOptions,
): ColumnLayout {
  const ticksPx = hasTicks ? TICK_WIDTH_PX : 0
  const widthsPx = columns.map(({ key, type, widthPx }, at) => {
    const isWide = wide.includes(key)
    const px = (widthPx ?? (at === 0 ? FIRST_WIDTH_PX : WIDTHS_PX[type])) * (isWide ? WIDER : 1)
    const most = gridPx * (isWide ? FIRST_SHARE.wide : FIRST_SHARE.plain)
    return at === 0 ? Math.min(px, Math.round(most)) : px
  })
  const startsPx = widthsPx.map((_, at) => ticksPx + sum(widthsPx.slice(0, at)))
  const allPx = ticksPx + sum(widthsPx)
  // tracks that share what is left take the browser longer, in each row
  const isFixed = (at: number) => allPx >= gridPx || (at < pinnedCount && at < columns.length - 1)
  const tracks = widthsPx.map((px, at) => (isFixed(at) ? `${px}px` : `minmax(${px}px, ${px}fr)`))
  return {
    ticksPx,
    widthsPx,
    startsPx,
    pinnedCount,
    cellStyles: startsPx.map((startPx, at) => ({
      gridColumnStart: at + (hasTicks ? 2 : 1),
      ...(at < pinnedCount && { insetInlineStart: startPx }),
    })),
    style: {
      '--os-grid-tracks': [...(hasTicks ? [`${ticksPx}px`] : []), ...tracks].join(' '),
      '--os-grid-width': `${allPx}px`,
      '--os-grid-first': `${startsPx[1] ?? allPx}px`,
      '--os-grid-pinned': `${startsPx[pinnedCount] ?? allPx}px`,
    } as CSSProperties,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Whether a column is pinned, and whether it is the one that names the row. */
export const pinOf = ({ pinnedCount }: ColumnLayout, at: number): 'first' | 'yes' | undefined =>
  at >= pinnedCount ? undefined : at === 0 ? 'first' : 'yes'

/** The last pinned column casts the edge. */
export const isEdge = ({ pinnedCount }: ColumnLayout, at: number): true | undefined =>
  at === pinnedCount - 1 || undefined
