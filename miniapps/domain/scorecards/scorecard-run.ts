import * as v from 'valibot'
import type { Body } from '../document/change.ts'
import { textAt } from '../document/change.ts'
import type { DocumentDefinition, FieldProblem, FoundRow } from '../document/definition.ts'
import { beforePath } from './answered-before.ts'
import { askedPath } from './asked.ts'
import {
  APPROVAL_UNDONE_WITHIN_MS,
  ASKED_MAX_CHARACTERS,
  EVIDENCE_MAX_CHARACTERS,
  REASON_MAX_CHARACTERS,
  SCORING_RULE,
} from './limits.ts'
import { fileNote } from '../document/file.ts'
import { limitedText } from '../document/limited-text.ts'
import { link } from '../document/link.ts'
import { evidencePath, tooMuchEvidence } from './run-evidence.ts'
import { PERIOD } from './period.ts'
import { answerPath, lacksEvidence, questionAt, runAnswers } from './run-answers.ts'
import { dimensionFigures, runFigures } from './run-figures.ts'
import { DISCARDED, isOpenRun, OPEN_STATUSES } from './run-status.ts'
import { COUNTS_FROM_COVERAGE } from './score.ts'
import type { Scorecard } from './scorecard.ts'

/** What the rules of a run need to know: the scorecard in the version that the run was made with. */
export interface RunFacts {
  scorecard: Scorecard
}

const level = v.picklist([0, 1, 2, 3, 4], 'must be 0, 1, 2, 3 or 4')

/**
 * One audit of one brand. A brand has one open run of each scorecard, and beside it one of the second assessor and one agreed: two
 * people who start the same audit at the same moment end up in one. To repeat an audit is to create the next run once the last one is submitted.
 */
export const SCORECARD_RUN: DocumentDefinition<RunFacts> = {
  type: 'scorecard-run',
  app: 'scorecards',
  belongsTo: 'brand',
  fields: {
    scorecard: { schema: limitedText(64), fixed: true },
    /** Of the scorecard; the server says which is the newest when a run is created, and when it is moved to that later. */
    version: { schema: v.pipe(v.number('must be a number'), v.integer('must be whole')), fixed: true },
    /** The server says which quarter it is when a run is created without. */
    period: {
      schema: v.pipe(v.string('must be text'), v.regex(PERIOD, 'must be a quarter, such as 2026-Q3')),
    },
    kind: {
      schema: v.picklist(['first', 'second', 'agreed'], 'must be first, second or agreed'),
      fixed: true,
    },
    /** Of a second and an agreed run: the first assessor's, which the server knows. */
    firstRun: { schema: limitedText(64), fixed: true },
    [askedPath('*')]: { schema: limitedText(ASKED_MAX_CHARACTERS) },
    [beforePath('*')]: {
      schema: v.strictObject({
        version: v.number('must be a number'),
        level: v.nullable(level),
        notApplicable: v.boolean('must be true or false'),
        reason: limitedText(REASON_MAX_CHARACTERS),
      }),
      fixed: true,
    },
    [answerPath('*', 'level')]: { schema: level },
    [answerPath('*', 'unknown')]: { schema: v.literal(true, 'must be true') },
    [answerPath('*', 'notApplicable')]: { schema: v.literal(true, 'must be true') },
    [answerPath('*', 'reason')]: { schema: limitedText(REASON_MAX_CHARACTERS) },
    [answerPath('*', 'evidence')]: { schema: limitedText(EVIDENCE_MAX_CHARACTERS), merge: 'lines' },
    [evidencePath('*', 'links', '*')]: { schema: link },
    [evidencePath('*', 'files', '*')]: { schema: fileNote, holds: 'file' },
    [answerPath('*', 'confidence')]: {
      schema: v.picklist(['low', 'medium', 'high'], 'must be low, medium or high'),
    },
  },
  check: (body, { scorecard }) => [
    ...unknownQuestions(body, scorecard),
    ...tooMuchEvidence(body),
    ...runAnswers(body, scorecard.questions).flatMap(
      ({ questionId, level, unknown, notApplicable, reason }) => [
        ...(notApplicable && level !== null ? [levelOfNotApplicable(questionId)] : []),
        ...(unknown && (notApplicable || level !== null) ? [answerOfUnknown(questionId)] : []),
        ...(notApplicable && !reason.trim() ? [reasonMissing(questionId)] : []),
      ],
    ),
  ],
  statuses: { first: 'open', open: OPEN_STATUSES, hidden: [DISCARDED] },
  actions: {
    submit: {
      from: OPEN_STATUSES,
      to: 'submitted',
      problems: submitProblems,
      result: (body, { scorecard }) => ({
        rule: SCORING_RULE,
        ...runFigures(scorecard.questions, body),
        dimensions: dimensionFigures(scorecard, body),
      }),
    },
    approve: { from: ['submitted'], to: 'reviewed', byAnother: true },
    undoApproval: { from: ['reviewed'], to: 'submitted', undoneWithinMs: APPROVAL_UNDONE_WITHIN_MS },
    return: { from: ['submitted'], to: 'returned', byAnother: true, asksReason: true },
    /** A repeat begun by mistake; never one that somebody has reviewed, nor one of two assessors. */
    discard: { from: ['open'], to: DISCARDED, problems: besideAnother },
    /** To the newest version of its scorecard. */
    upgrade: { from: OPEN_STATUSES },
  },
  list: {
    title: (_, { scorecard }) => scorecard.title,
    columns: (body, { scorecard }) => ({
      scorecard: scorecard.id,
      version: scorecard.version,
      period: textAt(body, 'period'),
      kind: textAt(body, 'kind'),
      ...('firstRun' in body && { firstRun: textAt(body, 'firstRun') }),
      ...runFigures(scorecard.questions, body),
    }),
    sorts: ['score', 'coverage', 'period'],
  },
  opensAt,
  found: {
    newestOf: ({ columns }) => textAt(columns, 'scorecard'),
    progress: ({ columns }) => ({ done: Number(columns['answered']), of: Number(columns['questions']) }),
  },
  slot: runSlot,
}

/** A finished run keeps its address when the audit is repeated; what a second assessor said is looked at beside the first. */
function opensAt({ id, status, columns }: FoundRow): string {
  const audit = `/scorecard/${textAt(columns, 'scorecard')}`
  if (isOpenRun(status)) return `${audit}/questions?question=next`
  return columns['kind'] === 'second' ? `${audit}/second` : `${audit}/result/${encodeURIComponent(id)}`
}

/** That of the first assessor is named by the scorecard alone; each of those has one second and one agreed run beside it. */
function runSlot(body: Body): string {
  const [scorecard, kind, firstRun] = ['scorecard', 'kind', 'firstRun'].map((path) => textAt(body, path))
  return kind === 'second' || kind === 'agreed' ? `${scorecard}/${kind}/${firstRun}` : scorecard!
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

const answerOfUnknown = (questionId: string): FieldProblem => ({
  path: answerPath(questionId, 'unknown'),
  code: 'answer-of-unknown',
  message: 'A question whose answer is unknown has no level and is applicable.',
})

function besideAnother(body: Body): FieldProblem[] {
  const message = 'It is compared with what the first assessor answers.'
  return 'firstRun' in body ? [{ path: 'kind', code: 'beside-another', message }] : []
}

/** What keeps an audit from being submitted: open questions do not, as long as enough of its weight has a level. */
function submitProblems(body: Body, { scorecard: { questions } }: RunFacts): FieldProblem[] {
  const { coverage } = runFigures(questions, body)
  const thin = { path: '', code: 'coverage-too-low', message: 'Too few of the questions have a level.' }
  return [
    ...(coverage < COUNTS_FROM_COVERAGE ? [thin] : []),
    ...runAnswers(body, questions)
      .filter(lacksEvidence)
      .map(({ questionId }) => ({
        path: answerPath(questionId, 'evidence'),
        code: 'evidence-missing',
        message: 'Level 4 needs evidence.',
      })),
  ]
}
