import { countedOf } from '../../../domain/scorecards/counted-result.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import type { Format } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { scoreNumber } from '../score-words.ts'

/** A picture of all audits in a sentence. */
export function auditSummary(
  figure: 'figure.audits.summary' | 'figure.bars.summary',
  audits: readonly ScorecardOverview[],
  { number }: Format,
): string {
  const scored = audits
    .flatMap((audit) => {
      const { score } = countedOf(audit)
      return score === null ? [] : [{ title: audit.title, score }]
    })
    .toSorted((one, other) => other.score - one.score)
  const [best, worst] = [scored[0], scored.at(-1)]
  if (!best || !worst) return words('figure.audits.none')
  return words(figure, {
    scored: number(scored.length),
    all: number(audits.length),
    best: best.title,
    bestScore: scoreNumber(best.score, number),
    worst: worst.title,
    worstScore: scoreNumber(worst.score, number),
  })
}
