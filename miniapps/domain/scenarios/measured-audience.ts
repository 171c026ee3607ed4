import type { ApprovedCurve } from '../curves/wire.ts'

/**
 * The audience whose curves a planned one is computed with: its own where there are any, else the one that was chosen before, else the
 * largest that was measured.
 */
export function measuredAudience(
  curves: readonly Pick<ApprovedCurve, 'audience' | 'universe'>[],
  planned: string,
  before: string,
): string | null {
  const has = (name: string) => curves.some(({ audience }) => audience === name)
  if (has(planned)) return planned
  if (before) return before
  return curves.toSorted((one, other) => other.universe - one.universe)[0]?.audience ?? planned
}
