import { incompleteBeta, incompleteGammaAbove } from './special-functions.ts'

const MOST_TERMS = 200

/** P(T > t) of Student's t with any number of degrees of freedom above 0. */
export function studentTail(t: number, df: number): number {
  const tail = incompleteBeta(df / (df + t * t), df / 2, 0.5) / 2
  return t < 0 ? 1 - tail : tail
}

/** P(Z > z) of the normal distribution: by its series near the middle, by a continued fraction outside. */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z)
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  if (z < 3) {
    let [term, sum] = [z, z]
    for (let odd = 3; odd < 2 * MOST_TERMS && term > 1e-18 * sum; odd += 2) {
      term *= (z * z) / odd
      sum += term
    }
    return 0.5 - density * sum
  }
  let fraction = z
  for (let term = MOST_TERMS; term > 0; term--) fraction = z + term / fraction
  return density / fraction
}

/** P(X > x) of the chi-square distribution. */
export const chiSquareTail = (x: number, df: number): number =>
  x <= 0 ? 1 : incompleteGammaAbove(df / 2, x / 2)
