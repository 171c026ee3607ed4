import * as v from 'valibot'
import type { Body } from '../document/change.ts'
import { textAt } from '../document/change.ts'
import type { DocumentDefinition, FieldProblem } from '../document/definition.ts'
import { EVIDENCE_MAX_CHARACTERS, REASON_MAX_CHARACTERS, SCORING_RULE } from './limits.ts'
import { fileNote } from '../document/file.ts'
import { link } from '../document/link.ts'
import { answerPath, isAnswered, questionAt, runAnswers } from './run-answers.ts'
import { evidencePath, tooMuchEvidence } from './run-evidence.ts'
import { dimensionFigures, runFigures } from './run-figures.ts'
import type { Question, Scorecard } from './scorecard.ts'

/** What the rules of a run need to know: the scorecard in the version that the run was made with. */
export interface RunFacts {
  scorecard: Scorecard
}

const text = (maxCharacters: number) =>
  v.pipe(
    v.string('must be text'),
    v.maxLength(maxCharacters, `must have at most ${maxCharacters} characters`),
  )

/**
 * One audit of one brand. A brand has one open run of each scorecard: two people who start the same audit at the same
 * moment end up in one. To repeat an audit is to create the next run once the last one is submitted.
 */
export const SCORECARD_RUN: DocumentDefinition<RunFacts> = {
  type: 'scorecard-run',
  app: 'scorecards',
  belongsTo: 'brand',
  fields: {
    scorecard: { schema: text(64), fixed: true },
    /** Of the scorecard; the server says which is the newest when a run is created. */
    version: { schema: v.pipe(v.number('must be a number'), v.integer('must be whole')), fixed: true },
    [answerPath('*', 'level')]: { schema: v.picklist([0, 1, 2, 3, 4], 'must be 0, 1, 2, 3 or 4') },
    [answerPath('*', 'notApplicable')]: { schema: v.literal(true, 'must be true') },
    [answerPath('*', 'reason')]: { schema: text(REASON_MAX_CHARACTERS) },
    [answerPath('*', 'evidence')]: { schema: text(EVIDENCE_MAX_CHARACTERS), merge: 'lines' },
    [evidencePath('*', 'links', '*')]: { schema: link },
    [evidencePath('*', 'files', '*')]: { schema: fileNote, holds: 'file' },
  },
  check: (body, { scorecard }) => [
    ...unknownQuestions(body, scorecard),
    ...tooMuchEvidence(body),
    ...runAnswers(body, scorecard.questions).flatMap(({ questionId, level, notApplicable, reason }) => [
      ...(notApplicable && level !== null ? [levelOfNotApplicable(questionId)] : []),
      ...(notApplicable && !reason.trim() ? [reasonMissing(questionId)] : []),
    ]),
  ],
  statuses: { first: 'open', open: ['open'] },
  actions: {
    submit: {
      from: ['open'],
      to: 'submitted',
      problems: (body, { scorecard }) => unanswered(body, scorecard.questions),
      result: (body, { scorecard }) => ({
        rule: SCORING_RULE,
        ...runFigures(scorecard.questions, body),
        dimensions: dimensionFigures(scorecard, body),
      }),
    },
  },
  list: {
    title: (_, { scorecard }) => scorecard.title,
    columns: (body, { scorecard }) => ({
      scorecard: scorecard.id,
      version: scorecard.version,
      ...runFigures(scorecard.questions, body),
    }),
    sorts: ['score', 'coverage'],
  },
  found: {
    opensAt: ({ status, columns }) =>
      `/scorecard/${textAt(columns, 'scorecard')}/${status === 'open' ? 'questions?question=next' : 'result'}`,
    newestOf: ({ columns }) => textAt(columns, 'scorecard'),
  },
  slot: (body) => textAt(body, 'scorecard'),
}

function unknownQuestions(body: Body, { id, questions }: Scorecard): FieldProblem[] {
  const known = new Set(questions.map((question) => question.id))
  return Object.keys(body).flatMap((path) => {
    const questionId = questionAt(path)
    if (questionId === undefined || known.has(questionId)) return []
    const message = `There is no question ${questionId} in the scorecard ${id}.`
    return [{ path, code: 'unknown-question', message }]
  })
}

const levelOfNotApplicable = (questionId: string): FieldProblem => ({
  path: answerPath(questionId, 'level'),
  code: 'level-of-not-applicable',
  message: 'A question that is not applicable has no level.',
})

const reasonMissing = (questionId: string): FieldProblem => ({
  path: answerPath(questionId, 'reason'),
  code: 'reason-missing',
  message: 'Say why the question is not applicable.',
})

const unanswered = (body: Body, questions: readonly Question[]): FieldProblem[] =>
  runAnswers(body, questions)
    .filter((answer) => !isAnswered(answer))
    .map(({ questionId }) => ({
      path: answerPath(questionId, 'level'),
      code: 'unanswered',
      message: 'This question has no answer yet.',
    }))
