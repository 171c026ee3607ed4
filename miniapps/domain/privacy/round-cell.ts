import type { ThreeSums } from '../crosstab/three-sums.ts'

/** Sums as rounded data hands them out: people to the nearest step, half up, weights in proportion. */
export function roundCell({ cell, step }: { cell: ThreeSums; step: number }): ThreeSums {
  const n = Math.floor(cell.n / step + 0.5) * step
  const share = cell.n > 0 ? n / cell.n : 0
  return { n, w: cell.w * share, q: cell.q * share }
}
