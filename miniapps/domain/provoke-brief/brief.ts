import { ATTACHED_FIELDS } from '../document/attached.ts'
import { textAt } from '../document/change.ts'
import {
  amountField,
  dayField,
  fieldsOfEach,
  longTextField,
  markField,
  minorUnitsField,
  numberField,
  oneOfField,
  textField,
  upToField,
} from '../document/common-fields.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import type { FieldRules } from '../document/field-rule.ts'
import { PIN_FIELDS, pinsOf } from '../document/pin.ts'
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

const name = textField(NAME_MAX_CHARACTERS)
const longText = longTextField(ANSWER_MAX_CHARACTERS)
const currency = oneOfField(CURRENCIES)

const ofQuestion = (question: string): FieldRules => ({
  [`client/${question}`]: longText,
  [`agency/${question}`]: longText,
  [`provocations/${question}/response`]: longText,
  [`provocations/${question}/kept`]: markField,
})

const ofChannel = (channel: string): FieldRules => ({
  [`channels/${channel}/amount`]: minorUnitsField,
  [`channels/${channel}/currency`]: currency,
  [`channels/${channel}/mandatory`]: markField,
  [`channels/${channel}/excluded`]: markField,
  [`channels/${channel}/leadDays`]: upToField(LEAD_DAYS_MAX),
})

/** A client's brief, what the agency makes of it, and the brief that both agree on. */
export const BRIEF: DocumentDefinition<null> = {
  type: 'brief',
  app: 'provoke-brief',
  belongsTo: 'brand',
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    ...fieldsOfEach(QUESTIONS, ofQuestion),
    'objectives/*/metric': name,
    'objectives/*/baseline': numberField,
    'objectives/*/target': numberField,
    'objectives/*/direction': oneOfField(['up', 'down']),
    'objectives/*/date': dayField,
    'audience/name': name,
    'audience/ageMin': upToField(AGE_MAX),
    'audience/ageMax': upToField(AGE_MAX),
    'audience/universe': amountField,
    'reach/percent': amountField,
    'reach/frequency': amountField,
    'reach/cpm': minorUnitsField,
    'budget/total': minorUnitsField,
    'budget/currency': currency,
    ...fieldsOfEach(CHANNELS, ofChannel),
    start: dayField,
    end: dayField,
    approval: dayField,
    'reasons/*': textField(REASON_MAX_CHARACTERS),
    /** Number of approvals; each names a version: v1, v2. */
    approvals: { ...amountField, fixed: true },
    /** Learnings of earlier plans that it builds on. */
    ...PIN_FIELDS,
    ...ATTACHED_FIELDS,
  },
  statuses: { first: 'draft', open: ['draft'], hidden: ['deleted'] },
  settled: { by: 'approve', count: 'approvals' },
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
  references: pinsOf,
}
