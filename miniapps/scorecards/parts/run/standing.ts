import {
  coverage,
  notApplicableShare,
  PROVISIONAL_BELOW_COVERAGE,
  score,
} from '../../../domain/scorecards/score.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { givenAnswer, isAnswered, NO_ANSWER, type AnswerValue } from './answer-value.ts'
import type { Entry } from './entry.ts'

/** How far an audit is, and what it says so far. */
export interface Standing {
  score: number | null
  coverage: number
  provisional: boolean
  /** Of the weight, 0 to 1; null where an earlier rule stored none. */
  notApplicableShare: number | null
  /** With a level, or not applicable. */
  answered: number
  total: number
  /** Neither answered nor called unknown, in the order of the questions. */
  unanswered: readonly Question[]
  unknown: readonly Question[]
}

export type Entries = Readonly<Record<string, Entry>>

export const valueIn = (entries: Entries, questionId: string): AnswerValue =>
  entries[questionId]?.value ?? NO_ANSWER

/** Counts what is entered, whether it is saved already or not. */
export function standing(questions: readonly Question[], entries: Entries): Standing {
  const given = questions.map(({ id }) => givenAnswer(id, valueIn(entries, id)))
  const unknown = questions.filter(({ id }) => valueIn(entries, id).unknown)
  const unanswered = questions.filter(
    (question) => !unknown.includes(question) && !isAnswered(valueIn(entries, question.id)),
  )
  const covered = coverage(questions, given)
  return {
    score: score(questions, given),
    coverage: covered,
    provisional: covered < PROVISIONAL_BELOW_COVERAGE,
    notApplicableShare: notApplicableShare(questions, given),
    answered: questions.length - unanswered.length - unknown.length,
    total: questions.length,
    unanswered,
    unknown,
  }
}

/** The first of the wanted questions behind this one, starting over at the end. */
export function nextOf(
  wanted: readonly Question[],
  questions: readonly Question[],
  after: string | null,
): string | null {
  const place = questions.findIndex(({ id }) => id === after)
  const behind = wanted.find((question) => questions.indexOf(question) > place)
  return (behind ?? wanted.find(({ id }) => id !== after) ?? wanted[0])?.id ?? null
}

/** One dimension's questions and standing; in the order that the scorecard gives. */
export function byDimension(dimensions: readonly string[], questions: readonly Question[], entries: Entries) {
  return dimensions
    .map((dimension) => {
      const own = questions.filter((question) => question.dimension === dimension)
      return { dimension, questions: own, ...standing(own, entries) }
    })
    .filter(({ questions: own }) => own.length > 0)
}
