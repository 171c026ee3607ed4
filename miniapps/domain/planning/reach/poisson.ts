import { type Exposures, frequencyOf } from './exposures.ts'

/**
 * Contacts of pure chance: Poisson with m = GRP/100 contacts a head; reach 1 - e^-m is the most that weight can have
 * without being steered. `p` ends at `upTo` contacts; what lies beyond is not in it.
 */
export function poisson({ grp, upTo }: { grp: number; upTo: number }): Exposures {
  const mean = Math.max(0, grp / 100)
  const p = [Math.exp(-mean)]
  for (let k = 1; k <= upTo; k++) p.push((p[k - 1]! * mean) / k)
  const reach = -Math.expm1(-mean)
  return { p, reach, frequency: frequencyOf(mean, reach) }
}
