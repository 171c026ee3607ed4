import { textAt, type Body } from '../document/change.ts'
import { evidenceIn } from './run-evidence.ts'
import type { Confidence } from './priority.ts'
import type { Answer, Level, Question } from './scorecard.ts'

/** What a run's fields say of one question. */
export type RunAnswer = Omit<Answer, 'by' | 'at'>

/** Where a run keeps a part of an answer. */
export const answerPath = (questionId: string, part: AnswerPart): string => `answers/${questionId}/${part}`

export type AnswerPart = (typeof ANSWER_PARTS)[number]
export const ANSWER_PARTS = ['level', 'unknown', 'notApplicable', 'reason', 'evidence', 'confidence'] as const

/** The question that a field belongs to; undefined for a field that is no part of an answer. */
export const questionAt = (path: string): string | undefined => /^answers\/([^/]+)\//.exec(path)?.[1]

export function runAnswer(body: Body, questionId: string): RunAnswer {
  return {
    questionId,
    level: (body[answerPath(questionId, 'level')] as Level | undefined) ?? null,
    unknown: body[answerPath(questionId, 'unknown')] === true,
    notApplicable: body[answerPath(questionId, 'notApplicable')] === true,
    reason: textAt(body, answerPath(questionId, 'reason')),
    evidence: textAt(body, answerPath(questionId, 'evidence')),
    ...evidenceIn(body, questionId),
    confidence: (body[answerPath(questionId, 'confidence')] as Confidence | undefined) ?? null,
  }
}

export const runAnswers = (body: Body, questions: readonly Pick<Question, 'id'>[]): RunAnswer[] =>
  questions.map(({ id }) => runAnswer(body, id))

/** A level, or a reason why the question does not apply: the reason is held by the run's check. */
export const isAnswered = ({ level, notApplicable }: Pick<RunAnswer, 'level' | 'notApplicable'>): boolean =>
  notApplicable || level !== null

/** Level 4 is believed with evidence only: an audit with one that has none cannot be submitted. */
export const lacksEvidence = ({
  level,
  evidence,
  links = [],
  files = [],
}: Pick<RunAnswer, 'level' | 'evidence' | 'links' | 'files'>): boolean =>
  level === 4 && evidence.trim() === '' && links.length === 0 && files.length === 0
