import * as v from 'valibot'
import { ATTACHED_FIELDS } from '../document/attached.ts'
import { textAt } from '../document/change.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import type { FieldRules } from '../document/field-rule.ts'
import { limitedText } from '../document/limited-text.ts'
import { isDate } from '../kernel/periods/days.ts'
import { briefOf, completenessOf } from './brief-of.ts'
import { CHANNELS, CURRENCIES } from './channels.ts'
import { QUESTIONS } from './completeness.ts'
import { problemsOf } from './findings-of.ts'
import {
  AGE_MAX,
  ANSWER_MAX_CHARACTERS,
  LEAD_DAYS_MAX,
  NAME_MAX_CHARACTERS,
  REASON_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from './limits.ts'

const name = { schema: limitedText(NAME_MAX_CHARACTERS) }
const longText = { schema: limitedText(ANSWER_MAX_CHARACTERS), merge: 'lines' } as const
const day = { schema: v.pipe(v.string('must be text'), v.check(isDate, 'must be a day')) }
const amount = v.pipe(v.number('must be a number'), v.minValue(0, 'must not be negative'))
const upTo = (most: number) => v.pipe(amount, v.maxValue(most, `must be at most ${most}`))
const minorUnits = { schema: v.pipe(amount, v.safeInteger('must be whole minor units')) }
const currency = { schema: v.picklist(CURRENCIES, 'must be a currency that is offered') }
const mark = { schema: v.boolean('must be yes or no') }

/** The same rules for each of these: `client/now`, `client/want`. */
const each = (keys: readonly string[], rules: (key: string) => FieldRules): FieldRules =>
  Object.assign({}, ...keys.map(rules)) as FieldRules

const ofQuestion = (question: string): FieldRules => ({
  [`client/${question}`]: longText,
  [`agency/${question}`]: longText,
  [`provocations/${question}/response`]: longText,
  [`provocations/${question}/kept`]: mark,
})

const ofChannel = (channel: string): FieldRules => ({
  [`channels/${channel}/amount`]: minorUnits,
  [`channels/${channel}/currency`]: currency,
  [`channels/${channel}/mandatory`]: mark,
  [`channels/${channel}/excluded`]: mark,
  [`channels/${channel}/leadDays`]: { schema: upTo(LEAD_DAYS_MAX) },
})

/** A client's brief, what the agency makes of it, and the brief that both agree on. */
export const BRIEF: DocumentDefinition<null> = {
  type: 'brief',
  app: 'provoke-brief',
  belongsTo: 'brand',
  fields: {
    title: { schema: limitedText(TITLE_MAX_CHARACTERS) },
    ...each(QUESTIONS, ofQuestion),
    'objectives/*/metric': name,
    'objectives/*/baseline': { schema: v.number('must be a number') },
    'objectives/*/target': { schema: v.number('must be a number') },
    'objectives/*/direction': { schema: v.picklist(['up', 'down'], 'must be up or down') },
    'objectives/*/date': day,
    'audience/name': name,
    'audience/ageMin': { schema: upTo(AGE_MAX) },
    'audience/ageMax': { schema: upTo(AGE_MAX) },
    'audience/universe': { schema: amount },
    'reach/percent': { schema: amount },
    'reach/frequency': { schema: amount },
    'reach/cpm': minorUnits,
    'budget/total': minorUnits,
    'budget/currency': currency,
    ...each(CHANNELS, ofChannel),
    start: day,
    end: day,
    approval: day,
    'reasons/*': { schema: limitedText(REASON_MAX_CHARACTERS) },
    /** Number of approvals; each names a version: v1, v2. */
    approvals: { schema: amount, fixed: true },
    ...ATTACHED_FIELDS,
  },
  statuses: { first: 'draft', open: ['draft'], hidden: ['deleted'] },
  actions: {
    submit: { from: ['draft'], to: 'submitted', problems: problemsOf },
    approve: { from: ['submitted'], to: 'approved', byAnother: true },
    sendBack: { from: ['submitted'], to: 'draft', asksReason: true },
    revise: { from: ['approved'], to: 'draft' },
    delete: {
      from: ['draft'],
      to: 'deleted',
      problems: ({ approvals }) =>
        approvals ? [{ path: '', code: 'was-approved', message: 'The brief was approved before.' }] : [],
    },
  },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body) => {
      const { budget, start } = briefOf(body)
      return { start, total: budget.total, currency: budget.currency, share: completenessOf(body).share }
    },
    sorts: ['start'],
  },
  opensAt: ({ id }) => `/${id}`,
  found: {},
}
