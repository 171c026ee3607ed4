import { isAnswered } from '../../../domain/scorecards/run-answers.ts'
import type { Answer, EarlierRun, Question } from '../../../domain/scorecards/scorecard.ts'
import { isChosen } from '../run/answer-value.ts'
import { valueIn, type Entries } from '../run/standing.ts'

/** What an earlier run answered: it counts in this one once it is confirmed. */
export interface Proposals {
  period: string
  /** By question id. */
  answers: ReadonlyMap<string, Answer>
}

export function proposalsOf(earlier: EarlierRun | null): Proposals | null {
  if (!earlier) return null
  const { period, answers } = earlier.run
  return { period, answers: new Map(answers.filter(isAnswered).map((answer) => [answer.questionId, answer])) }
}

/** The proposals to some questions that have no answer yet. */
export const unconfirmed = (
  proposals: Proposals,
  questions: readonly Question[],
  entries: Entries,
): Answer[] =>
  questions.flatMap(({ id }) => (isChosen(valueIn(entries, id)) ? [] : (proposals.answers.get(id) ?? [])))
