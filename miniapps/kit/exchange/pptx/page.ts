/** Of a wide page, in inches. */
export const PAGE = { width: 13.333, height: 7.5 }
export const MARGIN = 0.6
/** Below a title alone, and below one with a sentence. */
export const CONTENT_TOP = { title: 1.35, lead: 1.85 }
export const CONTENT_BOTTOM = 6.85
export const GAP = 0.4

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Boxes beside each other in the room of a page's content, from `y` on. */
export function boxesOf(shares: readonly number[], y: number): Box[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  const room = PAGE.width - 2 * MARGIN - GAP * (shares.length - 1)
  let x = MARGIN
  return shares.map((share) => {
    const w = (room * share) / all
    const box = { x, y, w, h: CONTENT_BOTTOM - y }
    x += w + GAP
    return box
  })
}
