import { type Body, textAt } from '../document/change.ts'
import {
  amountField,
  currencyField,
  dayField,
  longTextField,
  marketField,
  markField,
  oneOfField,
  textField,
} from '../document/common-fields.ts'
import type { DocumentDefinition, FieldProblem } from '../document/definition.ts'
import { PIN_FIELDS, pinsOf } from '../document/pin.ts'
import { WEIGHT_UNITS } from '../touchpoints/touchpoint.ts'
import { curveSchema } from './fit-schema.ts'
import {
  AUDIENCE_MAX_CHARACTERS,
  CODE_MAX_CHARACTERS,
  NOTES_MAX_CHARACTERS,
  SOURCE_MAX_CHARACTERS,
} from './limits.ts'

/** Of the rule by which an approval computes the fit. */
export const FIT_RULE = 1

export const FAMILIES = ['exponential', 'hill', 'log', 'table'] as const

const problem = (path: string, code: string): FieldProblem => ({
  path,
  code,
  message: `The curve is not ready: ${code}.`,
})

/** Fields that keep a curve from being approved; its points the server looks at. */
export function curveProblems(body: Body): readonly FieldProblem[] {
  const needed = ['market', 'touchpoint', 'audience', 'unit', 'family', 'universe', 'points']
  const { from, to } = { from: textAt(body, 'from'), to: textAt(body, 'to') }
  return [
    ...needed.filter((path) => !(path in body)).map((path) => problem(path, `${path}-missing`)),
    ...(from && to && to < from ? [problem('to', 'ends-before-start')] : []),
  ]
}

/** Reach of one touchpoint in one market by its weight. An agency's, or a brand's where it is made of a client's data. */
export const CURVE: DocumentDefinition<null> = {
  type: 'curve',
  app: 'architect-rf-curves-admin',
  belongsTo: 'agency-or-brand',
  fields: {
    market: marketField,
    touchpoint: textField(CODE_MAX_CHARACTERS),
    audience: textField(AUDIENCE_MAX_CHARACTERS),
    unit: oneOfField(WEIGHT_UNITS),
    /** Of what the points cost, and of x where the unit is spend. */
    currency: currencyField,
    family: oneOfField(FAMILIES),
    /** As last fitted here; an approval computes it from the points once more. */
    fit: { schema: curveSchema },
    /** Number of the set of observed points: `POST /api/curves/{id}/points` makes one. */
    points: amountField,
    /** Rows of that set that are put aside. */
    'aside/*': markField,
    universe: amountField,
    source: textField(SOURCE_MAX_CHARACTERS),
    notes: longTextField(NOTES_MAX_CHARACTERS),
    from: dayField,
    to: dayField,
    /** Number of approvals; each keeps a version: v1, v2. */
    approvals: { ...amountField, fixed: true },
    ...PIN_FIELDS,
  },
  statuses: { first: 'draft', open: ['draft'] },
  settled: { by: 'approve', count: 'approvals', ended: 'retired' },
  actions: {
    ask: { from: ['draft'], asks: true, problems: curveProblems },
    approve: {
      from: ['draft'],
      to: 'approved',
      byAnother: true,
      problems: curveProblems,
      result: ({ fit = null, points = null }) => ({ rule: FIT_RULE, fit, points }),
    },
    revise: { from: ['approved', 'retired'], to: 'draft' },
    retire: { from: ['approved'], to: 'retired' },
  },
  list: {
    title: (body) => ['touchpoint', 'market', 'audience'].map((path) => textAt(body, path)).join(' · '),
    columns: ({
      market = null,
      touchpoint = null,
      audience = null,
      family = null,
      from = null,
      to = null,
      approvals = null,
    }) => ({
      market,
      touchpoint,
      audience,
      family,
      from,
      to,
      approvals,
    }),
    sorts: ['market', 'touchpoint'],
  },
  opensAt: ({ id }) => `/${id}`,
  found: {},
  references: pinsOf,
}
