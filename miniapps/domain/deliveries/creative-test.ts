import { proportionChange } from '../kernel/statistics/proportion-change.ts'
import { SIGNIFICANT_BELOW } from './limits.ts'
import type { CreativeSum } from './wire.ts'

/** A creative beside the one of its line that was shown most. */
export interface TestedCreative extends CreativeSum {
  /** Share of clicks; null without anything shown. */
  rate: number | null
  /** Null for the one that the others are compared with, and where too few were shown to tell. */
  z: number | null
  p: number | null
  isSignificant: boolean
}

/** Creatives of a line by clicks: a difference counts only where chance seldom makes one as large. */
export function creativeTest(creatives: readonly CreativeSum[]): readonly TestedCreative[] {
  const [base, ...others] = creatives.toSorted((one, other) => other.quantity - one.quantity)
  if (!base) return []
  return [base, ...others].map((creative) => {
    const { quantity, clicks } = creative
    const change = creative === base ? null : proportionChange(base.clicks, base.quantity, clicks, quantity)
    return {
      ...creative,
      rate: quantity > 0 ? clicks / quantity : null,
      z: change?.z ?? null,
      p: change?.p ?? null,
      isSignificant: change !== null && change.p < SIGNIFICANT_BELOW,
    }
  })
}
