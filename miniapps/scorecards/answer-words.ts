import type { Question } from '../domain/scorecards/scorecard.ts'
import type { Format } from '../kit/words/format.ts'
import type { AnswerValue } from './answer-value.ts'

/** An answer without its evidence, in words. */
export function answerWords(
  question: Question | null,
  { level, notApplicable, reason }: AnswerValue,
  { number }: Format,
): string {
  if (notApplicable) return reason ? `Not applicable: ${reason}` : 'Not applicable'
  if (level === null) return 'Not answered'
  return question ? `Level ${number(level)}: ${question.levels[level]}` : `Level ${number(level)}`
}
