import { type Body, textAt } from '../../document/change.ts'
import type { FieldProblem } from '../../document/definition.ts'
import { isInOrder, isWhole } from '../measure.ts'
import type { Question } from '../scorecard.ts'
import {
  DIMENSION_ORDER,
  dimensionPath,
  LEVEL_STEPS,
  orderIn,
  QUESTION_ORDER,
  questionPath,
  type QuestionPart,
  scorecardInDraft,
} from './draft-fields.ts'

/** What a question cannot be asked without. */
const NEEDED: readonly QuestionPart[] = [
  'text',
  ...LEVEL_STEPS.map((step) => `levels/${step}` as const),
  'measure/name',
  'source/name',
  'evidenceType',
  'ownerRole',
  'recommendation/text',
]

/** What stands in the way of publishing a draft. */
export function draftProblems(body: Body): FieldProblem[] {
  const order = orderIn(body, QUESTION_ORDER)
  if (order.length === 0) return [problem(QUESTION_ORDER, 'no-question')]
  const { questions } = scorecardInDraft(body)
  return [
    ...['title', 'intro/purpose', 'intro/whoAnswers'].flatMap((path) => emptyAt(body, path)),
    ...(Number(body['intro/minutes'] ?? 0) > 0 ? [] : [problem('intro/minutes', 'minutes')]),
    ...orderIn(body, DIMENSION_ORDER).flatMap((id) => emptyAt(body, dimensionPath(id))),
    ...sameNames(body),
    ...order.flatMap((id) => {
      const question = questions.find((each) => each.id === id)
      return question
        ? questionProblems(body, question)
        : [problem(questionPath(id, 'dimension'), 'dimension')]
    }),
  ]
}

function questionProblems(body: Body, { id, weight, levels, measure, source, recommendation }: Question) {
  const at = (part: QuestionPart, code: ProblemCode, isSo: boolean) =>
    isSo ? [problem(questionPath(id, part), code)] : []
  const { cuts, unit } = measure!
  return [
    ...NEEDED.flatMap((part) => emptyAt(body, questionPath(id, part))),
    ...at(
      'levels/0',
      'same-levels',
      new Set(levels).size < levels.length && levels.every((level) => level.trim()),
    ),
    ...at('weight', 'weight', !isOneToFive(weight)),
    ...at('cuts/0', 'cuts-order', !isInOrder(measure!)),
    ...at('cuts/0', 'cuts-whole', isWhole(unit) && isInOrder(measure!) && !cuts.every(Number.isInteger)),
    ...at('source/on', 'source-date', !/^\d{4}-\d\d-\d\d$/.test(source!.on)),
    ...at('recommendation/impact', 'impact', !isOneToFive(recommendation!.impact)),
    ...at('recommendation/effort', 'effort', !isOneToFive(recommendation!.effort)),
  ]
}

const isOneToFive = (figure: number) => Number.isInteger(figure) && figure >= 1 && figure <= 5

/** A result names its dimensions by their words. */
function sameNames(body: Body): FieldProblem[] {
  const ids = orderIn(body, DIMENSION_ORDER)
  const nameOf = (id: string) => textAt(body, dimensionPath(id)).trim()
  return ids.flatMap((id, at) =>
    nameOf(id) && ids.slice(0, at).some((before) => nameOf(before) === nameOf(id))
      ? [problem(dimensionPath(id), 'same-dimension')]
      : [],
  )
}

const emptyAt = (body: Body, path: string): FieldProblem[] =>
  textAt(body, path).trim() ? [] : [problem(path, 'empty')]

/** Each is said in the person's language by the app. */
const MESSAGES = {
  'no-question': 'An audit has at least one question.',
  empty: 'This text is missing.',
  minutes: 'Say how many minutes the audit takes.',
  dimension: 'The question belongs to no dimension.',
  'same-dimension': 'Another dimension has this name.',
  'same-levels': 'Two levels say the same.',
  weight: 'A weight is a whole number from 1 to 5.',
  'cuts-order': 'The cuts of a measure rise, or fall where lower is better, and no two are alike.',
  'cuts-whole': 'What is counted has whole cuts.',
  'source-date': 'Say on which day the source was looked up.',
  impact: 'The impact is a whole number from 1 to 5.',
  effort: 'The effort is a whole number from 1 to 5.',
} as const
export type ProblemCode = keyof typeof MESSAGES

const problem = (path: string, code: ProblemCode): FieldProblem => ({ path, code, message: MESSAGES[code] })
