import { type Point, pchip } from './pchip.ts'

export type CurveFamily = 'exponential' | 'hill' | 'log' | 'table'

interface Seen {
  /** The largest x that was observed; reach beyond half as much again is a guess. */
  observed?: number
  /** Was made of another audience's curve by an index. */
  scaled?: boolean
}

/**
 * Reach in percent of the universe by x: GRP, impressions a head or spend. `max` is in percent, `k` and `half` in the
 * unit of x, `a` and `b` in points, `cap` is the most that a logarithm may say, in percent.
 */
export type Curve = Seen &
  (
    | { family: 'exponential'; max: number; k: number }
    | { family: 'hill'; max: number; half: number; slope: number }
    | { family: 'log'; a: number; b: number; cap?: number }
    | { family: 'table'; points: readonly Point[] }
  )

/** A curve ready to be asked often. */
export interface CurveShape {
  reach(x: number): number
  /** Points an x; infinite where a curve begins upright. */
  slope(x: number): number
  /** Upper limit of the reach, in percent. */
  ceiling: number
  /** Bends downwards everywhere: of such curves the best split is found for certain. */
  isConcave: boolean
}

/** Nobody reads a logarithm beyond the whole universe. */
const WHOLE = 100

/**
 * exponential max·(1 - e^(-x/k)); hill max·x^slope/(half^slope + x^slope); log a + b·ln x, held between 0 and its cap
 * and level there; table: a monotone curve through its points, level after the last.
 */
export function shapeOf(curve: Curve): CurveShape {
  switch (curve.family) {
    case 'exponential': {
      const { max, k } = curve
      return {
        reach: (x) => (x > 0 ? -max * Math.expm1(-x / k) : 0),
        slope: (x) => (max / k) * Math.exp(-Math.max(0, x) / k),
        ceiling: max,
        isConcave: true,
      }
    }
    case 'hill':
      return hill(curve)
    case 'log': {
      const { a, b, cap = WHOLE } = curve
      const raw = (x: number) => (x > 0 ? a + b * Math.log(x) : 0)
      return {
        reach: (x) => Math.min(cap, Math.max(0, raw(x))),
        slope: (x) => (raw(x) > 0 && raw(x) < cap ? b / x : 0),
        ceiling: cap,
        isConcave: false,
      }
    }
    case 'table': {
      const points = curve.points.filter(([x]) => x > 0)
      return { ...pchip([[0, 0], ...points]), ceiling: points.at(-1)?.[1] ?? 0, isConcave: false }
    }
  }
}

function hill({ max, half, slope }: { max: number; half: number; slope: number }): CurveShape {
  const share = (x: number) => (x > 0 ? 1 / (1 + (half / x) ** slope) : 0)
  const atZero = slope > 1 ? 0 : slope === 1 ? max / half : Infinity
  return {
    reach: (x) => max * share(x),
    slope: (x) => (x > 0 ? (max * slope * share(x) * (1 - share(x))) / x : atZero),
    ceiling: max,
    isConcave: slope <= 1,
  }
}
