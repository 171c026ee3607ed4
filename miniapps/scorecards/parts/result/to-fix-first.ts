import { recommendationPriority, totalWeight } from '../../../domain/scorecards/open-recommendation.ts'
import { isFixFirst } from '../../../domain/scorecards/score.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { givenAnswer } from '../run/answer-value.ts'
import { valueIn, type Entries } from '../run/standing.ts'

export interface ToFix {
  question: Question
  level: number
  /** Null where nothing is recommended. */
  priority: number | null
}

/** Questions at level 0 or 1 that weigh much, the most worthwhile first, else the heaviest; docs/design/scoring.md. */
export function toFixFirst(questions: readonly Question[], entries: Entries): readonly ToFix[] {
  const total = totalWeight(questions)
  return questions
    .flatMap((question): ToFix[] => {
      const { id, weight, recommendation } = question
      const value = valueIn(entries, id)
      const { level } = givenAnswer(id, value)
      if (level === null || !isFixFirst(weight, level)) return []
      const priority = recommendation
        ? recommendationPriority(recommendation, weight / total, value.confidence)
        : null
      return [{ question, level, priority }]
    })
    .toSorted(
      (one, other) =>
        (other.priority ?? 0) - (one.priority ?? 0) ||
        other.question.weight - one.question.weight ||
        one.level - other.level,
    )
}
