import type { Refused } from '../../kernel/refused.ts'

/** Agostini's own, from French magazines (1961); other markets fit theirs. */
const CONSTANT = 1.125

/**
 * Agostini: net reach of several vehicles with one insertion each, A²/(A + K·D), A the sum of audiences, D of the
 * duplications of all pairs. Shares. Held between the largest audience and the sum (at most 1), which `clipped` tells.
 */
export function agostini(asked: {
  audiences: readonly number[]
  /** Of every pair once, in any order. */
  duplications: readonly number[]
  constant?: number
}): { reach: number; clipped: boolean } | Refused<'pairs'> {
  const { audiences, duplications, constant = CONSTANT } = asked
  if (duplications.length !== (audiences.length * (audiences.length - 1)) / 2) return { refused: 'pairs' }
  const total = audiences.reduce((sum, audience) => sum + audience, 0)
  if (total === 0) return { reach: 0, clipped: false }
  const shared = duplications.reduce((sum, duplication) => sum + duplication, 0)
  // A²/(A + K·D), so that without duplication it is the sum to the last digit and counts as unclipped
  const reach = total / (1 + (constant * shared) / total)
  const held = Math.max(...audiences, Math.min(1, total, reach))
  return { reach: held, clipped: held !== reach }
}
