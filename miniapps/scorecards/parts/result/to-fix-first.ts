import { isFixFirst } from '../../../domain/scorecards/score.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { givenAnswer } from '../run/answer-value.ts'
import { valueIn, type Entries } from '../run/standing.ts'

/** Questions at level 0 or 1 that weigh much, the heaviest first; domain/scorecards, recommendation rule. */
export function toFixFirst(
  questions: readonly Question[],
  entries: Entries,
): readonly { question: Question; level: number }[] {
  return questions
    .flatMap((question) => {
      const { level } = givenAnswer(question.id, valueIn(entries, question.id))
      return level !== null && isFixFirst(question.weight, level) ? [{ question, level }] : []
    })
    .toSorted((one, other) => other.question.weight - one.question.weight || one.level - other.level)
}
