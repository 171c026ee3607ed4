const LANCZOS_FIRST = 0.99999999999980993
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]
const MOST_TERMS = 300
const TINY = 1e-300
const PRECISION = 1e-15

/** Logarithm of the gamma function for x > 0 (Lanczos, g = 7), to about 1e-14. */
export function lgamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lgamma(1 - x)
  const sum = LANCZOS.reduce((all, factor, index) => all + factor / (x + index), LANCZOS_FIRST)
  const shifted = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(shifted) - shifted + Math.log(sum)
}

export const lbeta = (a: number, b: number): number => lgamma(a) + lgamma(b) - lgamma(a + b)

/** The regularised incomplete beta function I_x(a, b), for a and b above 0. */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - lbeta(a, b))
  return x < (a + 1) / (a + b + 2) ? (front / a) * fraction(x, a, b) : 1 - (front / b) * fraction(1 - x, b, a)
}

/** Lentz's method; it converges quickly on the side of the mean that `incompleteBeta` chooses. */
function fraction(x: number, a: number, b: number): number {
  const away = (value: number) => (Math.abs(value) < TINY ? TINY : value)
  let c = 1
  let d = 1 / away(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let term = 1; term <= MOST_TERMS; term++) {
    const even = (term * (b - term) * x) / ((a + 2 * term - 1) * (a + 2 * term))
    const odd = (-(a + term) * (a + b + term) * x) / ((a + 2 * term) * (a + 2 * term + 1))
    for (const factor of [even, odd]) {
      d = 1 / away(1 + factor * d)
      c = away(1 + factor / c)
      result *= c * d
    }
    if (Math.abs(c * d - 1) < PRECISION) break
  }
  return result
}

/** The regularised upper incomplete gamma function Q(a, x), for a above 0: by its series below the mean, by a continued fraction above. */
export function incompleteGammaAbove(a: number, x: number): number {
  const front = Math.exp(a * Math.log(x) - x - lgamma(a))
  if (x < a + 1) {
    let [term, sum] = [1 / a, 1 / a]
    for (let step = 1; step <= MOST_TERMS && term > PRECISION * sum; step++) sum += term *= x / (a + step)
    return 1 - front * sum
  }
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / b
  let result = d
  for (let term = 1; term <= MOST_TERMS; term++) {
    const factor = term * (a - term)
    b += 2
    d = 1 / (factor * d + b)
    c = b + factor / c
    result *= c * d
    if (Math.abs(c * d - 1) < PRECISION) break
  }
  return front * result
}
