import { levelWeights } from '../../weights/level-weights.ts'
import type { BuiltVariable } from './built-variable.ts'

/** Levels of a published weight. */
export const MOST_LEVELS = 4096
/** In points; a levelling that moves a share by more is not published. */
export const MOST_LEVEL_ERROR = 0.05
const POINTS = 100

export interface Levelled {
  weights: number[]
  levels: number
  /** By how many points the share moves most that moves most. */
  error: number
  /** That share. */
  variable: string
  code: number
}

/** Weights as they are published, and by how much that moves any answer's share. */
export function levelled(
  variables: readonly BuiltVariable[],
  given: readonly number[],
  most: number = MOST_LEVELS,
): Levelled {
  const { weights, levels } = levelWeights({ weights: given, levels: most })
  const worst = { error: 0, variable: '', code: 0 }
  if (new Set(given).size > most)
    for (const { variable, answers } of variables) {
      const [before, after] = [sharesOf(answers, given), sharesOf(answers, weights)]
      for (const [code, share] of before) {
        const error = Math.abs(share - after.get(code)!) * POINTS
        if (error > worst.error) Object.assign(worst, { error, variable: variable.name, code })
      }
    }
  return { weights, levels, ...worst }
}

/** Of all people, by answer; numbers that are no answers to choose have none. */
function sharesOf(answers: BuiltVariable['answers'], weights: readonly number[]): Map<number, number> {
  const sums = new Map<number, number>()
  let all = 0
  answers.forEach((answer, at) => {
    all += weights[at]!
    for (const code of answer === null ? [] : [answer].flat())
      sums.set(code, (sums.get(code) ?? 0) + weights[at]!)
  })
  return new Map([...sums].map(([code, sum]) => [code, sum / all]))
}
