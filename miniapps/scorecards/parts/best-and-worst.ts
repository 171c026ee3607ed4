import type { Format } from '../../kit/words/format.ts'
import { scoreNumber } from './score-words.ts'

interface Named {
  name: string
  score: number | null
}

/**
 * The highest and the lowest score as a chart's summary says them, and of how many; undefined where nothing
 * has a score.
 */
export function bestAndWorst(all: readonly Named[], { number }: Format) {
  const scored = all
    .flatMap(({ name, score }) => (score === null ? [] : [{ name, score }]))
    .toSorted((one, other) => other.score - one.score)
  const [best, worst] = [scored[0], scored.at(-1)]
  if (!best || !worst) return undefined
  return {
    scored: number(scored.length),
    best: best.name,
    bestScore: scoreNumber(best.score, number),
    worst: worst.name,
    worstScore: scoreNumber(worst.score, number),
  }
}
