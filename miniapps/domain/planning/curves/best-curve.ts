import { type CurveFit, type FittedFamily, fitCurve, type NotFitted, PARAMETERS } from './fit-curve.ts'
import type { Point } from './pchip.ts'

const FAMILIES: readonly FittedFamily[] = ['exponential', 'hill', 'log']
/** Families this near in aic explain the points alike. */
const ALIKE = 2

/**
 * The family to suggest for observed points: of those within 2 of the least aic the one with the fewest parameters,
 * then the least aic. Families that cannot be fitted are not in `aic`.
 */
export function bestCurve({
  points,
}: {
  points: readonly Point[]
}): { family: FittedFamily; aic: Partial<Record<FittedFamily, number>> } | NotFitted {
  const fits = FAMILIES.map((family) => ({ family, fit: fitCurve({ points, family }) }))
  const fitted = fits.filter((each): each is { family: FittedFamily; fit: CurveFit } => 'aic' in each.fit)
  const least = Math.min(...fitted.map(({ fit }) => fit.aic))
  const [best] = fitted
    .filter(({ fit }) => fit.aic <= least + ALIKE)
    .toSorted(
      (one, other) => PARAMETERS[one.family] - PARAMETERS[other.family] || one.fit.aic - other.fit.aic,
    )
  if (!best) return fits[0]!.fit as NotFitted
  return { family: best.family, aic: Object.fromEntries(fitted.map(({ family, fit }) => [family, fit.aic])) }
}
