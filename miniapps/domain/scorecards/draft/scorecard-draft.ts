import * as v from 'valibot'
import { textAt } from '../../document/change.ts'
import type { DocumentDefinition } from '../../document/definition.ts'
import { limitedText } from '../../document/limited-text.ts'
import { MAX_AUDIT_MINUTES, MAX_DIMENSIONS, MAX_QUESTIONS, QUESTION_TEXT_MAX_CHARACTERS } from '../limits.ts'
import { EDITOR_PERMISSIONS } from '../editor-permissions.ts'
import { MEASURE_UNITS } from '../scorecard.ts'
import {
  DIMENSION_ORDER,
  dimensionPath,
  QUESTION_ORDER,
  questionPath,
  type QuestionPart,
} from './draft-fields.ts'
import { draftProblems } from './draft-problems.ts'

const text = limitedText(QUESTION_TEXT_MAX_CHARACTERS)
const figure = v.pipe(v.number('must be a number'), v.finite('must be a number'))
const oneToFive = v.picklist([1, 2, 3, 4, 5], 'must be a whole number from 1 to 5')
const order = (most: number) =>
  v.pipe(
    v.array(v.pipe(v.string('must be text'), v.regex(/^[\w.-]{1,64}$/, 'must be an id')), 'must be a list'),
    v.maxLength(most, `must have at most ${most} entries`),
    v.check((ids) => new Set(ids).size === ids.length, 'must name each once'),
  )

const any = (part: QuestionPart) => questionPath('*', part)
const each = (parts: readonly QuestionPart[]) =>
  Object.fromEntries(parts.map((part) => [any(part), { schema: text }]))

/**
 * The next version of one audit for the brands of one agency, while it is written. An agency has one open draft of each
 * audit. To publish it makes the version; runs that were begun keep theirs.
 */
export const SCORECARD_DRAFT: DocumentDefinition = {
  type: 'scorecard-draft',
  app: 'scorecards',
  belongsTo: 'agency',
  permissions: EDITOR_PERMISSIONS,
  fields: {
    scorecard: { schema: text, fixed: true },
    /** The version that it was begun from; the server knows which. */
    base: { schema: figure, fixed: true },
    title: { schema: text },
    'intro/purpose': { schema: text },
    'intro/whoAnswers': { schema: text },
    'intro/minutes': {
      schema: v.pipe(figure, v.integer('must be whole'), v.minValue(1), v.maxValue(MAX_AUDIT_MINUTES)),
    },
    [DIMENSION_ORDER]: { schema: order(MAX_DIMENSIONS) },
    [dimensionPath('*')]: { schema: text },
    [QUESTION_ORDER]: { schema: order(MAX_QUESTIONS) },
    ...each(['text', 'help', 'dimension', 'lift', 'evidenceType', 'ownerRole']),
    ...each(['measure/name', 'source/name', 'source/on', 'recommendation/text']),
    'questions/*/levels/*': { schema: text },
    'questions/*/cuts/*': { schema: figure },
    [any('measure/unit')]: { schema: v.picklist(MEASURE_UNITS, 'must be a unit') },
    [any('measure/better')]: { schema: v.picklist(['higher', 'lower'], 'must be higher or lower') },
    [any('weight')]: { schema: oneToFive },
    [any('recommendation/impact')]: { schema: oneToFive },
    [any('recommendation/effort')]: { schema: oneToFive },
  },
  statuses: { first: 'open', open: ['open'] },
  actions: {
    publish: { from: ['open'], to: 'published', problems: draftProblems },
    drop: { from: ['open'], to: 'dropped' },
  },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body) => ({ scorecard: textAt(body, 'scorecard'), base: body['base'] ?? null }),
  },
  slot: (body) => textAt(body, 'scorecard'),
}
