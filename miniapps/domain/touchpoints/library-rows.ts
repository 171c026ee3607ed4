import type { Body } from '../document/change.ts'
import { type Touchpoint, touchpointFields, touchpointsOf, withMarket } from './touchpoint.ts'

/** A touchpoint as a library shows it. */
export interface LibraryRow extends Touchpoint {
  /** From 1, as people count. */
  row: number
  /** Steps below the top of the tree. */
  depth: number
  /** Fields that the market says itself, such as `rate` or `name/en`; none in the library of all markets. */
  overrides: readonly string[]
  /** The library of all markets does not have it. */
  isMarketOnly: boolean
}

/**
 * Touchpoints in the order of their tree; `above` is the library of all markets where a market's own is
 * shown.
 */
export function libraryRows(body: Body, above: Body | null): readonly LibraryRow[] {
  const own = touchpointFields(body)
  const inherited = above && touchpointFields(above)
  const merged = touchpointsOf(above ? withMarket(above, body) : body)
  return inTreeOrder(merged).map(({ touchpoint, depth }, place) => ({
    ...touchpoint,
    row: place + 1,
    depth,
    overrides: inherited ? Object.keys(own.get(touchpoint.code) ?? {}) : [],
    isMarketOnly: inherited !== null && !inherited.has(touchpoint.code),
  }))
}

interface Placed {
  touchpoint: Touchpoint
  depth: number
}

/** Each below its parent; those whose parent is missing, or that run in a circle, stand at the end. */
function inTreeOrder(touchpoints: readonly Touchpoint[]): readonly Placed[] {
  const below = (code: string) => touchpoints.filter(({ parent }) => parent === code)
  const placed = new Map<string, Placed>()
  const place = (touchpoint: Touchpoint, depth: number) => {
    if (placed.has(touchpoint.code)) return
    placed.set(touchpoint.code, { touchpoint, depth })
    for (const child of below(touchpoint.code)) place(child, depth + 1)
  }
  for (const top of below('')) place(top, 0)
  for (const lost of touchpoints) place(lost, 0)
  return [...placed.values()]
}

/** The touchpoint and all that stands below it. */
export function branchOf<Row extends Touchpoint>(rows: readonly Row[], code: string): readonly Row[] {
  const inside = new Set([code])
  const branch = rows.filter((row) => {
    if (!inside.has(row.code) && !inside.has(row.parent)) return false
    inside.add(row.code)
    return true
  })
  return branch
}
