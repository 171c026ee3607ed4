import type { Refused } from '../../kernel/refused.ts'
import { leastOf } from '../../kernel/statistics/least-of.ts'
import { shapeOf } from './curve.ts'
import type { Point } from './pchip.ts'
import { type PointFaultCode, pointFaults } from './point-faults.ts'

export type FittedFamily = 'exponential' | 'hill' | 'log'

export const PARAMETERS: Readonly<Record<FittedFamily, number>> = { exponential: 2, hill: 3, log: 2 }

export interface CurveFit {
  /** `max`, `k`; `max`, `half`, `slope`; or `a`, `b`. */
  params: Readonly<Record<string, number>>
  /** Points of reach. */
  rmse: number
  /** Null where all points have the same reach. */
  r2: number | null
  /** Points of reach, without a sign. */
  maxResidual: number
  aic: number
}

export type NotFitted = Refused<
  PointFaultCode | 'too-few-points' | 'not-rising',
  { row?: number; needed?: number }
>

/** Below this mean square of residuals fits count as equally good: nobody measures a thousandth of a point. */
const EXACT = 1e-6

/**
 * The curve of a family through observed points (x, reach in percent) by least squares: max at most 100, k and half
 * between a twentieth of the first x and twenty times the last, slope .3 to 5; the logarithm by regression.
 * aic = n·ln(max(SSE/n, 1e-6)) + 2·parameters. Residuals are those of the curve as it is read, held in its bounds.
 */
export function fitCurve(asked: { points: readonly Point[]; family: FittedFamily }): CurveFit | NotFitted {
  const { points, family } = asked
  const [fault] = pointFaults({ points })
  if (fault) return { refused: fault.code, row: fault.row }
  const needed = PARAMETERS[family] + 1
  if (points.length < needed) return { refused: 'too-few-points', needed }
  const curve = FITS[family](points)
  if (curve.family === 'log' && !(curve.b > 0)) return { refused: 'not-rising' }
  const { family: _, ...params } = curve
  return { params, ...qualityOf(curve, points) }
}

function qualityOf(curve: FittedCurve, points: readonly Point[]): Omit<CurveFit, 'params'> {
  const { reach } = shapeOf(curve)
  const n = points.length
  const residuals = points.map(([x, y]) => y - reach(x))
  const squares = residuals.reduce((sum, residual) => sum + residual ** 2, 0)
  const mean = points.reduce((sum, [, y]) => sum + y, 0) / n
  const spread = points.reduce((sum, [, y]) => sum + (y - mean) ** 2, 0)
  return {
    rmse: Math.sqrt(squares / n),
    r2: spread > 0 ? 1 - squares / spread : null,
    maxResidual: Math.max(...residuals.map(Math.abs)),
    aic: n * Math.log(Math.max(squares / n, EXACT)) + 2 * PARAMETERS[curve.family],
  }
}

type FittedCurve =
  | { family: 'exponential'; max: number; k: number }
  | { family: 'hill'; max: number; half: number; slope: number }
  | { family: 'log'; a: number; b: number }

const FITS: Readonly<Record<FittedFamily, (points: readonly Point[]) => FittedCurve>> = {
  exponential(points) {
    const shares = (k: number) => points.map(([x]) => -Math.expm1(-x / k))
    const [k] = leastOf(([logK]) => squaresOf(points, shares(Math.exp(logK!))), [reachOfX(points)], 60)
    return { family: 'exponential', max: maxOf(points, shares(Math.exp(k!))), k: Math.exp(k!) }
  },
  hill(points) {
    const logs = points.map(([x]) => Math.log(x))
    const shares = (logHalf: number, slope: number) =>
      logs.map((logX) => 1 / (1 + Math.exp(slope * (logHalf - logX))))
    const [half, slope] = leastOf(
      ([logHalf, slope]) => squaresOf(points, shares(logHalf!, slope!)),
      [reachOfX(points), [0.3, 5]],
      14,
    )
    return { family: 'hill', max: maxOf(points, shares(half!, slope!)), half: Math.exp(half!), slope: slope! }
  },
  log(points) {
    const n = points.length
    const logs = points.map(([x]) => Math.log(x))
    const meanX = logs.reduce((sum, x) => sum + x, 0) / n
    const meanY = points.reduce((sum, [, y]) => sum + y, 0) / n
    const shared = points.reduce((sum, [, y], place) => sum + (logs[place]! - meanX) * (y - meanY), 0)
    const b = shared / logs.reduce((sum, x) => sum + (x - meanX) ** 2, 0)
    return { family: 'log', a: meanY - b * meanX, b }
  },
}

const reachOfX = (points: readonly Point[]): [number, number] => [
  Math.log(points[0]![0] / 20),
  Math.log(points.at(-1)![0] * 20),
]

/** The ceiling that suits best once the form is settled: a curve is proportional to it. */
function maxOf(points: readonly Point[], shares: readonly number[]): number {
  let [shared, squares] = [0, 0]
  for (const [place, share] of shares.entries()) {
    shared += points[place]![1] * share
    squares += share * share
  }
  return Math.min(100, shared / squares)
}

function squaresOf(points: readonly Point[], shares: readonly number[]): number {
  const max = maxOf(points, shares)
  let sum = 0
  for (const [place, share] of shares.entries()) sum += (points[place]![1] - max * share) ** 2
  return sum
}
