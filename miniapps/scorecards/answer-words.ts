import type { Question } from '../../shell/contract/scorecards.ts'
import type { Format } from '../kit/format.ts'
import type { AnswerValue } from './answer-value.ts'

/** An answer without its evidence, in words. */
export function answerWords(question: Question, { level, notApplicable, reason }: AnswerValue, { number }: Format): string {
  if (notApplicable) return `Not applicable: ${reason}`
  return level === null ? 'Not answered' : `Level ${number(level)}: ${question.levels[level]}`
}
