import type { Curve, CurveFamily } from '../planning/curves/curve.ts'
import { fitCurve, type NotFitted } from '../planning/curves/fit-curve.ts'
import { pointFaults } from '../planning/curves/point-faults.ts'
import type { ObservedPoint } from './wire.ts'

/** The curve of a family through what was observed, without the rows put aside; rows count from 1. */
export function fittedCurve(asked: {
  points: readonly Pick<ObservedPoint, 'x' | 'reach'>[]
  family: CurveFamily
  aside?: readonly number[]
}): { curve: Curve } | NotFitted {
  const { family, aside = [] } = asked
  const kept = asked.points.filter((_, at) => !aside.includes(at + 1))
  const points = kept.map(({ x, reach }): [number, number] => [x, reach[0]!])
  const observed = points.at(-1)?.[0]
  if (family === 'table') {
    const [fault] = pointFaults({ points })
    if (fault) return { refused: fault.code, row: fault.row }
    return points.length < 2 ? { refused: 'too-few-points', needed: 2 } : { curve: { family, points } }
  }
  const fit = fitCurve({ points, family })
  if ('refused' in fit) return fit
  return { curve: { family, ...fit.params, observed } as Curve }
}
