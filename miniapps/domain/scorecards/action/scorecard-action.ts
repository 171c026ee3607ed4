import * as v from 'valibot'
import { type Body, textAt } from '../../document/change.ts'
import type { DocumentDefinition } from '../../document/definition.ts'
import { limitedText } from '../../document/limited-text.ts'
import { FORMER_NAME } from '../../document/personal-fields.ts'
import { ACTION_TEXT_MAX_CHARACTERS } from '../limits.ts'
import type { Level, OneToFive } from '../scorecard.ts'

export const ACTION_STATUSES = ['open', 'doing', 'done', 'dropped'] as const
export type ActionStatus = (typeof ACTION_STATUSES)[number]

const OPEN = ['open', 'doing']
export const isOpenAction = (status: string): boolean => OPEN.includes(status)

const id = limitedText(64)
const oneToFive = v.picklist([1, 2, 3, 4, 5], 'must be a whole number from 1 to 5')

/**
 * What is done about a low level. It lives on from quarter to quarter, and a question has one that is open: to plan it twice
 * leads to the one that is there. One without a question is somebody's own.
 */
export const SCORECARD_ACTION: DocumentDefinition = {
  type: 'scorecard-action',
  app: 'scorecards',
  belongsTo: 'brand',
  fields: {
    scorecard: { schema: id, fixed: true },
    question: { schema: id, fixed: true },
    /** Of the question when the action was planned: it has worked once the level is higher. */
    level: { schema: v.picklist([0, 1, 2, 3, 4], 'must be 0, 1, 2, 3 or 4'), fixed: true },
    text: { schema: limitedText(ACTION_TEXT_MAX_CHARACTERS), merge: 'lines' },
    owner: {
      schema: v.strictObject({ id, name: limitedText(200) }),
      person: { erased: { name: FORMER_NAME } },
    },
    due: { schema: v.pipe(v.string('must be text'), v.isoDate('must be a day, such as 2026-09-30')) },
    impact: { schema: oneToFive },
    effort: { schema: oneToFive },
  },
  statuses: { first: 'open', open: OPEN },
  actions: {
    begin: { from: ['open'], to: 'doing' },
    finish: { from: OPEN, to: 'done' },
    drop: { from: OPEN, to: 'dropped' },
    reopen: { from: ['doing', 'done', 'dropped'], to: 'open' },
  },
  list: {
    title: (body) => textAt(body, 'text'),
    columns: (body) => ({ ...actionOf(body) }),
    sorts: ['due', 'impact', 'effort'],
  },
  opensAt: ({ id }) => `/actions?action=${encodeURIComponent(id)}`,
  slot: (body) =>
    textAt(body, 'question') ? `${textAt(body, 'scorecard')}/${textAt(body, 'question')}` : null,
}

/** What the fields of an action say. */
export interface PlannedAction {
  scorecard: string
  /** Empty for an action of somebody's own, which no question asked for. */
  question: string
  level: Level
  text: string
  owner: { id: string; name: string } | null
  /** ISO 8601 day. */
  due: string | null
  impact: OneToFive | null
  effort: OneToFive | null
}

export function actionOf(body: Body): PlannedAction {
  const { level, owner = null, due = null, impact = null, effort = null } = body as Partial<PlannedAction>
  const [scorecard, question, text] = ['scorecard', 'question', 'text'].map((path) => textAt(body, path))
  return {
    scorecard: scorecard!,
    question: question!,
    text: text!,
    level: level ?? 0,
    owner,
    due,
    impact,
    effort,
  }
}

/** Days are compared as text. `today` is the person's. */
export const isOverdue = (status: string, { due }: Pick<PlannedAction, 'due'>, today: string): boolean =>
  isOpenAction(status) && due !== null && due < today
