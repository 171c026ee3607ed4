import * as v from 'valibot'
import { type Body, textAt } from '../document/change.ts'
import {
  amountField,
  currencyField,
  longTextField,
  markField,
  minorUnitsField,
  oneOfField,
  textField,
} from '../document/common-fields.ts'
import type { DocumentDefinition, FieldProblem } from '../document/definition.ts'
import { neverApproved } from '../document/never-approved.ts'
import { approvalPermission } from '../plans/approval-ladder.ts'
import { lineOf, linesOf, total } from './budget-lines.ts'
import {
  CHANNEL_MAX_CHARACTERS,
  PERIODS,
  REASON_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  YEAR_LEAST,
  YEAR_MOST,
} from './limits.ts'
import { CALENDARS } from './periods-of.ts'

const wholeFrom = (least: number, most: number) => ({
  schema: v.pipe(
    v.number('must be a number'),
    v.integer('must be whole'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  ),
})
const fixed = { fixed: true } as const
const LINE = new RegExp(`^[A-Z]{2}\\.(?!all$)[\\w-]{1,${CHANNEL_MAX_CHARACTERS}}$`)

/**
 * Amounts of the twelve periods, in minor units. They are one cell: a new total for 14,000 months is a step of
 * 1,170 changes, which is stored whole or not at all, and history says it in as many lines.
 */
const amounts = {
  schema: v.pipe(
    v.array(minorUnitsField.schema as v.GenericSchema<number>, 'must be a list'),
    v.length(PERIODS, `must be ${PERIODS} amounts`),
  ),
}

/** A brand's money over a year, by market, channel and period. A line is `leaves/GB.TV`. */
export const BUDGET: DocumentDefinition<null> = {
  type: 'budget',
  app: 'budget',
  belongsTo: 'brand',
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    year: { ...wholeFrom(YEAR_LEAST, YEAR_MOST), ...fixed },
    currency: { ...currencyField, ...fixed },
    calendar: { ...oneOfField(CALENDARS), ...fixed },
    'end/month': { ...wholeFrom(1, 12), ...fixed },
    'end/weekday': { ...wholeFrom(0, 7), ...fixed },
    'end/rule': { ...oneOfField(['last', 'nearest']), ...fixed },
    'phasing/*': amountField,
    /** By currency: one unit of it in the budget's, as the plan counts. */
    'rates/*': amountField,
    /** By the id of a node; its months keep their amounts when a parent is edited. */
    'locks/*': markField,
    'leaves/*/planned': amounts,
    'leaves/*/committed': amounts,
    'leaves/*/forecast': amounts,
    notes: longTextField(REASON_MAX_CHARACTERS),
    /** Number of approvals; each keeps a version: v1, v2. */
    approvals: { ...amountField, ...fixed },
  },
  sheet: {
    at: 'leaves',
    sums: (row) => {
      const line = lineOf('', row)
      return {
        planned: total(line.planned),
        committed: total(line.committed),
      }
    },
  },
  check: budgetFaults,
  statuses: { first: 'open', open: ['open'], hidden: ['deleted'] },
  settled: { by: 'approve', count: 'approvals' },
  actions: {
    ask: { from: ['open'], asks: true, problems: budgetProblems },
    approve: {
      from: ['open'],
      to: 'approved',
      byAnother: true,
      permissionFor: (body) =>
        approvalPermission(
          linesOf(body).reduce((sum, line) => sum + total(line.planned), 0),
          textAt(body, 'currency'),
        ),
      problems: budgetProblems,
    },
    revise: { from: ['approved'], to: 'open' },
    delete: { from: ['open'], to: 'deleted', problems: neverApproved },
  },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body, _, { planned = 0, committed = 0 } = {}) => ({
      year: body['year'] ?? null,
      currency: body['currency'] ?? null,
      planned,
      committed,
    }),
    sorts: ['year', 'planned'],
  },
  slot: (body) => String(Number(body['year'])),
  opensAt: ({ id }) => `/${id}`,
  found: {},
}

const problem = (path: string, code: string): FieldProblem => ({
  path,
  code,
  message: `The budget is not ready: ${code}.`,
})

function budgetProblems(body: Body): readonly FieldProblem[] {
  const lines = linesOf(body)
  return [
    ...(textAt(body, 'title') ? [] : [problem('title', 'title-missing')]),
    ...(lines.some(({ planned }) => total(planned) > 0) ? [] : [problem('', 'nothing-planned')]),
  ]
}

/** Periods and amounts hang on year and currency, and sums go by market and channel: each line says which it is. */
function budgetFaults(body: Body): readonly FieldProblem[] {
  const wrong = (path: string, code: string, message: string) => ({ path, code, message })
  const missing = ['year', 'currency'].filter((path) => !(path in body))
  const unnamed = Object.keys(body).filter(
    (path) => path.startsWith('leaves/') && !LINE.test(path.slice('leaves/'.length)),
  )
  return [
    ...missing.map((path) => wrong(path, `${path}-missing`, `A budget needs its ${path} when it is made.`)),
    ...unnamed.map((path) =>
      wrong(path, 'line-unnamed', `A line is named by its market and channel, as GB.TV: ${path}.`),
    ),
  ]
}
