import type { Refused } from '../../kernel/refused.ts'
import { type Curve, shapeOf } from './curve.ts'

/** A curve is trusted to half as much again as was observed. */
const TRUSTED = 1.5

export interface CurveValue {
  /** Percent. */
  reach: number
  /** Points an x; null where the curve begins upright. */
  slope: number | null
  extrapolated: boolean
}

/** Reach and slope of a curve at a weight, and whether that lies too far beyond what was observed. */
export function curveAt({ curve, x }: { curve: Curve; x: number }): CurveValue {
  const shape = shapeOf(curve)
  const slope = shape.slope(x)
  const observed = observedOf(curve)
  return {
    reach: shape.reach(x),
    slope: Number.isFinite(slope) ? slope : null,
    extrapolated: observed !== undefined && x > TRUSTED * observed,
  }
}

/**
 * The least weight that a curve needs for a reach in percent. Limit: the most it reaches, for which no weight
 * is named.
 */
export function weightFor({
  curve,
  reach,
}: {
  curve: Curve
  reach: number
}): { x: number } | Refused<'above-ceiling' | 'not-a-percentage', { limit?: number }> {
  if (!(reach >= 0)) return { refused: 'not-a-percentage' }
  const { ceiling } = shapeOf(curve)
  if (reach >= ceiling) return { refused: 'above-ceiling', limit: ceiling }
  return { x: reach === 0 ? 0 : weightOn(curve, reach) }
}

function weightOn(curve: Curve, reach: number): number {
  switch (curve.family) {
    case 'exponential':
      return -curve.k * Math.log1p(-reach / curve.max)
    case 'hill':
      return curve.half * (reach / (curve.max - reach)) ** (1 / curve.slope)
    case 'log':
      return Math.exp((reach - curve.a) / curve.b)
    case 'table': {
      const shape = shapeOf(curve)
      let [low, high] = [0, curve.points.find(([, y]) => y >= reach)![0]]
      for (let middle = high / 2; low < middle && middle < high; middle = (low + high) / 2)
        if (shape.reach(middle) < reach) low = middle
        else high = middle
      return high
    }
  }
}

/** The largest weight that the curve was made of; undefined of one that came without it. */
export const observedOf = (curve: Curve): number | undefined =>
  curve.family === 'table' ? curve.points.at(-1)?.[0] : curve.observed
