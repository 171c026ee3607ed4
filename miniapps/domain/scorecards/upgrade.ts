import type { Body } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import { type AnsweredBefore, beforePath } from './answered-before.ts'
import { askedPath } from './asked.ts'
import {
  type ChangedPart,
  scorecardDifference,
  type ScorecardDifference,
} from './draft/scorecard-difference.ts'
import { type AnswerPart, answerPath, isAnswered, questionAt, runAnswer } from './run-answers.ts'
import type { Scorecard } from './scorecard.ts'

/** With another text, levels or measure it is another question: its answer is looked at again. Weights and help are not. */
const ASKS_ANEW: readonly ChangedPart[] = ['text', 'levels', 'measure', 'lift']

export const asksAnew = ({ parts }: Pick<ScorecardDifference['changed'][number], 'parts'>): boolean =>
  parts.some((part) => ASKS_ANEW.includes(part))

/** Evidence and confidence are not among them: they stay with the question. */
const CHOSEN: readonly AnswerPart[] = ['level', 'unknown', 'notApplicable', 'reason']

/** What moving a run to another version of its scorecard sets; null empties a field. */
export function upgradedFields(body: Body, from: Scorecard, to: Scorecard): Record<string, Json> {
  const { removed, changed } = scorecardDifference(from, to)
  return Object.assign(
    { version: to.version },
    ...removed.map(({ id }) => emptied(body, pathsOf(body, id))),
    ...changed.filter(asksAnew).map(({ after: { id } }) => toConfirm(body, id, from.version)),
  )
}

function toConfirm(body: Body, questionId: string, version: number): Record<string, Json> {
  const { level, notApplicable, reason, ...answer } = runAnswer(body, questionId)
  const paths = CHOSEN.map((part) => answerPath(questionId, part))
  const before: AnsweredBefore = { version, level, notApplicable, reason }
  return {
    ...emptied(body, paths),
    ...(isAnswered({ ...answer, ...before }) && { [beforePath(questionId)]: before }),
  }
}

const pathsOf = (body: Body, questionId: string): string[] => [
  ...Object.keys(body).filter((path) => questionAt(path) === questionId),
  askedPath(questionId),
  beforePath(questionId),
]

const emptied = (body: Body, paths: readonly string[]): Record<string, Json> =>
  Object.fromEntries(paths.filter((path) => path in body).map((path) => [path, null]))
