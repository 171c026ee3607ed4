import type { Question } from '../../../domain/scorecards/scorecard.ts'
import type { FileNote } from '../../../domain/document/file.ts'
import type { Link } from '../../../domain/document/link.ts'
import type { Format } from '../../../kit/words/format.ts'
import type { AnswerValue } from './answer-value.ts'
import { words } from '../../words/words.ts'

/** An answer without its evidence, in words. */
export function answerWords(
  question: Question | null,
  { level, unknown, notApplicable, reason }: AnswerValue,
  { number }: Format,
): string {
  if (notApplicable)
    return reason ? words('answer.notApplicableAs', { reason }) : words('answer.notApplicable')
  if (unknown) return words('answer.unknown')
  if (level === null) return words('answer.none')
  const text = question?.levels[level]
  return text === undefined
    ? words('answer.level', { level: number(level) })
    : words('answer.levelOf', { level: number(level), text })
}

/** A link or file in a few words. */
export function attachmentWords(value: Link | FileNote): string {
  if ('name' in value) return value.name
  return value.title ? `${value.title} (${value.url})` : value.url
}
