import { normalTail } from './tails.ts'

const SMALLEST_BASE = 30

/**
 * Whether a share changed between two samples: z of the pooled two-proportion test, above 0 where the second share is
 * higher, and its two-sided p. Null where a base is below 30, or where all or none of both were counted.
 */
export function proportionChange(
  k0: number,
  n0: number,
  k1: number,
  n1: number,
): { z: number; p: number } | null {
  if (n0 < SMALLEST_BASE || n1 < SMALLEST_BASE) return null
  const pooled = (k0 + k1) / (n0 + n1)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / n0 + 1 / n1))
  if (!(error > 0)) return null
  const z = (k1 / n1 - k0 / n0) / error
  return { z, p: 2 * normalTail(Math.abs(z)) }
}
