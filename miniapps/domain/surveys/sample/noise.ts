import { normalQuantile } from '../../kernel/statistics/normal-quantile.ts'

/** Fine enough for answers; a quantile takes long to find. */
const STEPS = 1024
let normal: Float64Array | undefined

/** Normal, with mean 0 and deviation 1. */
export function noise(random: () => number): number {
  normal ??= Float64Array.from({ length: STEPS }, (_, at) => normalQuantile((at + 0.5) / STEPS))
  return normal[Math.floor(random() * STEPS)]!
}
