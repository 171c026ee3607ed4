import type { LibraryRow } from '../../domain/touchpoints/library-rows.ts'
import type { Tone } from '../../kit/controls/badge.tsx'

export const STANDINGS = ['fault', 'retired', 'later', 'ended', 'market', 'own', 'force'] as const
export type Standing = (typeof STANDINGS)[number]

export const STANDING_TONES: Readonly<Record<Standing, Tone>> = {
  fault: 'warning',
  retired: 'neutral',
  later: 'information',
  ended: 'neutral',
  market: 'brand',
  own: 'brand',
  force: 'success',
}

/** State of a touchpoint on an ISO date; a fault stands before all others. */
export function standingOf(row: LibraryRow, faulty: ReadonlySet<string>, day: string): Standing {
  if (faulty.has(row.code)) return 'fault'
  if (!row.active) return 'retired'
  if (row.from > day) return 'later'
  if (row.to && row.to < day) return 'ended'
  if (row.isMarketOnly) return 'market'
  return row.overrides.length ? 'own' : 'force'
}
