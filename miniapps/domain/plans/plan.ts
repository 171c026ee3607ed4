import { textAt } from '../document/change.ts'
import {
  amountField,
  currencyField,
  dayField,
  longTextField,
  marketField,
  markField,
  minorUnitsField,
  numberField,
  oneOfField,
  textField,
  upToField,
} from '../document/common-fields.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import { neverApproved } from '../document/never-approved.ts'
import { PIN_FIELDS, pinsOf } from '../document/pin.ts'
import { minorDigits } from '../kernel/money/minor-digits.ts'
import type { RateType } from '../planning/costs/line-cost.ts'
import { approvalPermission } from './approval-ladder.ts'
import {
  CODE_MAX_CHARACTERS,
  COMMISSION_MAX,
  DUPLICATION_MAX,
  EFFECTIVE_MAX,
  FACTOR_MAX,
  LENGTH_MAX_SECONDS,
  NAME_MAX_CHARACTERS,
  NOTES_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  UNIT_MAX_CHARACTERS,
} from './limits.ts'
import { feesOf, headOf } from './plan-head.ts'
import { LINES, linesOf } from './plan-line.ts'
import { lineProblems, planProblems } from './plan-problems.ts'
import { planSums } from './plan-sums.ts'
import { totalsOf } from './plan-totals.ts'
import { WEEK_SYSTEMS } from './plan-weeks.ts'

export const RATE_TYPES: readonly RateType[] = ['cpm', 'flat', 'cpp', 'cpc', 'cpv', 'cpa', 'spot']

const name = textField(NAME_MAX_CHARACTERS)

/** Cells of a line; docs/design/sheets.md. */
const LINE_FIELDS = {
  place: numberField,
  parent: textField(CODE_MAX_CHARACTERS),
  name,
  vendor: name,
  property: name,
  touchpoint: textField(CODE_MAX_CHARACTERS),
  market: marketField,
  format: name,
  unit: textField(UNIT_MAX_CHARACTERS),
  rateType: oneOfField(RATE_TYPES),
  rate: minorUnitsField,
  rateIs: oneOfField(['net', 'gross']),
  quantity: amountField,
  start: dayField,
  end: dayField,
  commission: upToField(COMMISSION_MAX),
  fees: minorUnitsField,
  rating: upToField(100),
  length: upToField(LENGTH_MAX_SECONDS),
  factor: upToField(FACTOR_MAX),
  notes: longTextField(NOTES_MAX_CHARACTERS),
  locked: markField,
  'weeks/*': amountField,
  'locks/*': markField,
}

/** A media plan of a brand: lines by weeks. It pins its campaign, its scenario and the curves that its reach is computed with. */
export const PLAN: DocumentDefinition<null> = {
  type: 'plan',
  app: 'media-planner',
  readers: [
    'media-plan-uploader',
    'media-plan-comparison',
    'media-plan-results',
    'budget',
    'campaigns-list',
    'campaigns-setup',
  ],
  belongsTo: 'brand',
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    code: textField(CODE_MAX_CHARACTERS),
    currency: currencyField,
    start: dayField,
    end: dayField,
    weeks: oneOfField(WEEK_SYSTEMS),
    audience: name,
    universe: amountField,
    budget: minorUnitsField,
    /** 1: people meet touchpoints as strangers do. */
    duplication: upToField(DUPLICATION_MAX),
    /** Percent of the universe. */
    'targets/reach': upToField(100),
    'targets/frequency': amountField,
    'targets/effective': upToField(EFFECTIVE_MAX),
    'fees/*/label': name,
    'fees/*/amount': minorUnitsField,
    notes: longTextField(NOTES_MAX_CHARACTERS),
    /** Number of approvals; each keeps a version: v1, v2. */
    approvals: { ...amountField, fixed: true },
    ...Object.fromEntries(Object.entries(LINE_FIELDS).map(([cell, rule]) => [`${LINES}/*/${cell}`, rule])),
    ...PIN_FIELDS,
  },
  sheet: { at: LINES, sums: planSums },
  check: lineProblems,
  statuses: { first: 'draft', open: ['draft'], hidden: ['deleted'] },
  settled: { by: 'approve', count: 'approvals' },
  liveIn: ['submitted', 'approved'],
  actions: {
    submit: { from: ['draft'], to: 'submitted', problems: planProblems },
    approve: {
      from: ['submitted'],
      to: 'approved',
      byAnother: true,
      permissionFor: (body) => {
        const { currency, ...head } = headOf(body)
        return approvalPermission(totalsOf(linesOf(body), currency).total + feesOf(head), currency)
      },
    },
    reject: { from: ['submitted'], to: 'draft', byAnother: true, asksReason: true },
    withdraw: { from: ['submitted'], to: 'draft' },
    revise: { from: ['approved'], to: 'draft' },
    delete: { from: ['draft'], to: 'deleted', problems: neverApproved },
  },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body, _, { rows = 0, fees = 0, ...sums } = {}) => {
      const { code, currency, start, end, budget, campaign, approvals, ...head } = headOf(body)
      const net = sums[`net${minorDigits(currency)}`] ?? 0
      return {
        code: code || null,
        campaign: campaign || null,
        currency: currency || null,
        start: start || null,
        end: end || null,
        budget,
        lines: rows,
        net,
        total: net + fees + feesOf(head),
        approvals,
      }
    },
    sorts: ['start', 'end', 'total', 'lines'],
    words: (body) => textAt(body, 'code'),
  },
  opensAt: ({ id }) => `/${id}`,
  found: {},
  references: pinsOf,
}
