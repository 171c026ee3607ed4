import * as v from 'valibot'
import { CHARACTERS_MAX } from '../audience/expression.ts'
import { type Body, textAt } from '../document/change.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import type { FieldRule } from '../document/field-rule.ts'
import { limitedText } from '../document/limited-text.ts'
import type { Adjustment } from './adjust.ts'
import { NOTES_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from './limits.ts'

/** People that a row or a column of a crosstab counts. */
export interface CrosstabLine {
  title: string
  /** Text of an expression. */
  rule: string
  order: number
  /** Adds up lines beside it: it stays out of a family of tests. */
  net: boolean
}

export type Side = 'rows' | 'columns'
export const SIDES: readonly Side[] = ['rows', 'columns']

/** As a cell lists its figures. */
export const MEASURES = ['n', 'universe', 'column', 'row', 'total', 'index', 'effective', 'letters'] as const
export type Measure = (typeof MEASURES)[number]

export const ADJUSTMENTS: readonly Adjustment[] = ['none', 'bonferroni', 'holm', 'benjamini-hochberg']

// Written here, since the shared rules of fields come with all of planning.
const text = (mostCharacters: number): FieldRule => ({ schema: limitedText(mostCharacters) })
const mark: FieldRule = { schema: v.boolean('must be yes or no') }
const line: FieldRule = {
  schema: v.strictObject({
    title: limitedText(TITLE_MAX_CHARACTERS),
    rule: limitedText(CHARACTERS_MAX),
    order: v.number('must be a number'),
    net: v.boolean('must be yes or no'),
  }),
}

/** Rows, columns, base and comparison of a table, without figures: those are counted anew whenever it is opened. */
export const CROSSTAB: DocumentDefinition<null> = {
  type: 'crosstab',
  app: 'audience-data-builder',
  belongsTo: 'brand',
  fields: {
    title: text(TITLE_MAX_CHARACTERS),
    notes: { ...text(NOTES_MAX_CHARACTERS), merge: 'lines' },
    dataset: text(TITLE_MAX_CHARACTERS),
    version: { schema: v.number('must be a number') },
    'slices/*': mark,
    weight: text(TITLE_MAX_CHARACTERS),
    /** Texts of expressions; everybody where there is none. */
    base: text(CHARACTERS_MAX),
    comparison: text(CHARACTERS_MAX),
    'rows/*': line,
    'columns/*': line,
    'measures/*': mark,
    adjustment: { schema: v.picklist(ADJUSTMENTS, `must be one of ${ADJUSTMENTS.join(', ')}`) },
  },
  statuses: { first: 'open', open: ['open'], hidden: ['deleted'] },
  actions: { delete: { from: ['open'], to: 'deleted' } },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body) => ({
      dataset: textAt(body, 'dataset'),
      rows: count(body, 'rows'),
      columns: count(body, 'columns'),
    }),
    sorts: ['dataset'],
  },
  opensAt: ({ id }) => `/crosstab/${id}`,
  found: {},
}

const count = (body: Body, side: Side): number => linesOf(body, side).length

/** Lines of a side, in order. */
export const linesOf = (body: Body, side: Side): readonly (CrosstabLine & { id: string })[] =>
  Object.entries(body)
    .filter(([path, value]) => path.startsWith(`${side}/`) && value !== null)
    .map(([path, value]) => ({ ...(value as unknown as CrosstabLine), id: path.slice(side.length + 1) }))
    .toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1))

/** Marks that are set below a path: `slices/GB-2026-H1`. */
export const markedIn = (body: Body, folder: string): readonly string[] =>
  Object.entries(body).flatMap(([path, value]) =>
    value === true && path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [],
  )
