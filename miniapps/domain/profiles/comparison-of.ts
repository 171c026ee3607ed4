import type { ProfiledRow } from '../crosstab/profile-rows.ts'

/** Nearer to 1 than this the audience is as everybody else. */
const AS_LIKELY = 0.05

/** The numbers of a sentence about one answer. */
export type Comparison =
  | { kind: 'more'; /** As likely as the base. */ times: number; share: number; baseShare: number }
  | { kind: 'less'; /** Less likely than the base, 0 to 1. */ less: number; share: number; baseShare: number }
  | { kind: 'same'; share: number; baseShare: number }
  /** Nobody else of the base holds it. */
  | { kind: 'only'; share: number; baseShare: number }

export function comparisonOf({ index, share, baseShare }: ProfiledRow): Comparison {
  if (index === null) return { kind: 'only', share, baseShare }
  const times = index / 100
  if (Math.abs(times - 1) < AS_LIKELY) return { kind: 'same', share, baseShare }
  return times > 1
    ? { kind: 'more', times, share, baseShare }
    : { kind: 'less', less: 1 - times, share, baseShare }
}
