/** All that is known of a set of respondents: how many, their weights and the squares of those. */
export interface ThreeSums {
  n: number
  w: number
  q: number
}

export const NOBODY: ThreeSums = { n: 0, w: 0, q: 0 }

/** Of those in a set and not in its part: sums and squares subtract, effective bases never do. */
export const less = (whole: ThreeSums, part: ThreeSums): ThreeSums => ({
  n: whole.n - part.n,
  w: whole.w - part.w,
  q: whole.q - part.q,
})

/** Kish's effective base, w²/q; 0 of nobody. */
export const effectiveOf = ({ w, q }: ThreeSums): number => (q > 0 ? (w * w) / q : 0)

/** Below it nothing is tested and there is no index; below the second the base is small. Respondents. */
const NO_BASE = 30
const SMALL_BASE = 100

export type BaseFlag = '' | '*' | '**'

/** Trust in a figure's denominator. */
export const baseFlag = ({ n }: ThreeSums): BaseFlag => (n < NO_BASE ? '**' : n < SMALL_BASE ? '*' : '')

export const isTestable = ({ n }: ThreeSums): boolean => !(n < NO_BASE)
