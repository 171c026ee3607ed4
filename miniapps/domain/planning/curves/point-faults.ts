import type { Point } from './pchip.ts'

export type PointFaultCode = 'x-not-positive' | 'reach-range' | 'x-not-rising' | 'reach-falls'

export interface PointFault {
  /** From 1. */
  row: number
  code: PointFaultCode
}

/** Everything that keeps observed points (x, reach in percent) from being one curve, row by row. */
export function pointFaults({ points }: { points: readonly Point[] }): PointFault[] {
  return points.flatMap(([x, reach], place) => {
    const before = points[place - 1]
    const codes: (PointFaultCode | false)[] = [
      !(x > 0 && Number.isFinite(x)) && 'x-not-positive',
      !(reach >= 0 && reach <= 100) && 'reach-range',
      before !== undefined && x <= before[0] && 'x-not-rising',
      before !== undefined && reach < before[1] && 'reach-falls',
    ]
    return codes.flatMap((code) => (code ? [{ row: place + 1, code }] : []))
  })
}
