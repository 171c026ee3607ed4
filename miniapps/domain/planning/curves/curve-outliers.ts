import type { Refused } from '../../kernel/refused.ts'
import { type Curve, shapeOf } from './curve.ts'
import { type FittedFamily, fitCurve, PARAMETERS } from './fit-curve.ts'
import type { Point } from './pchip.ts'

export interface Outlier {
  /** From 1. */
  row: number
  /** Points of reach above the curve of the others. */
  residual: number
  limit: number
}

const TIMES_RMSE = 3
/** Points of reach: the least doubt that the others are credited with. */
const LEAST_RMSE = 0.5

/**
 * Observed points that the others speak against: residual against the fit without them beyond three times that fit's
 * rmse. The worst is put aside and the rest judged anew, since one bad point drags its neighbours along; at most a third
 * of the points. In the order in which they were put aside.
 */
export function curveOutliers({
  points,
  family,
}: {
  points: readonly Point[]
  family: FittedFamily
}): { outliers: Outlier[] } | Refused<'too-few-points', { needed: number }> {
  const needed = PARAMETERS[family] + 2
  if (points.length < needed) return { refused: 'too-few-points', needed }
  const outliers: Outlier[] = []
  let rest = points.map((point, place) => ({ point, row: place + 1 }))
  while (outliers.length < Math.floor(points.length / 3)) {
    const judged = rest.flatMap(({ point, row }) => {
      const others = rest.filter((each) => each.row !== row).map((each) => each.point)
      const doubt = residualOf(point, others, family)
      return doubt && Math.abs(doubt.residual) > doubt.limit ? [{ row, ...doubt }] : []
    })
    if (judged.length === 0) break
    const excess = ({ residual, limit }: Outlier) => Math.abs(residual) / limit
    const worst = judged.reduce((one, other) => (excess(other) > excess(one) ? other : one))
    outliers.push(worst)
    rest = rest.filter(({ row }) => row !== worst.row)
  }
  return { outliers }
}

/** Undefined where the others are no curve. */
function residualOf([x, reach]: Point, others: readonly Point[], family: FittedFamily) {
  const fit = fitCurve({ points: others, family })
  if ('refused' in fit) return
  const curve = { family, ...fit.params } as Curve
  return { residual: reach - shapeOf(curve).reach(x), limit: TIMES_RMSE * Math.max(fit.rmse, LEAST_RMSE) }
}
