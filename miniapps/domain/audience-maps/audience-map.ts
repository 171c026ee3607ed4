import { CHARACTERS_MAX } from '../audience/expression.ts'
import { type Body, textAt } from '../document/change.ts'
import { longTextField, markField, numberField, oneOfField, textField } from '../document/common-fields.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import { PIN_FIELDS, pinsOf } from '../document/pin.ts'
import { NOTES_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from './limits.ts'

/** Measures that audiences are placed by. */
export const AXES = ['index', 'growth', 'share', 'size'] as const
export type Axis = (typeof AXES)[number]

/** Published audiences in one picture: how large they are, how they grow, and what they lean to. Figures are counted whenever it is opened. */
export const AUDIENCE_MAP: DocumentDefinition<null> = {
  type: 'audience-map',
  app: 'audiences',
  belongsTo: 'brand',
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    notes: longTextField(NOTES_MAX_CHARACTERS),
    ...PIN_FIELDS,
    dataset: textField(TITLE_MAX_CHARACTERS),
    version: numberField,
    'slices/*': markField,
    weight: textField(TITLE_MAX_CHARACTERS),
    base: textField(CHARACTERS_MAX),
    /** Text of an expression: indices are of its share. */
    focus: textField(CHARACTERS_MAX),
    across: oneOfField(AXES),
    up: oneOfField(AXES),
    /** Question whose answers the audiences are laid out by. */
    profile: textField(TITLE_MAX_CHARACTERS),
    /** Names of pins that stand side by side. */
    'compared/*': markField,
  },
  statuses: { first: 'open', open: ['open'], hidden: ['deleted'] },
  actions: { delete: { from: ['open'], to: 'deleted' } },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body) => ({ audiences: pinsOf(body).length }),
    sorts: ['audiences'],
  },
  opensAt: ({ id }) => `/map/${id}`,
  found: {},
  references: pinsOf,
}

/** Axes of a map; indices by growth where nobody has chosen. */
export const axesOf = (body: Body): { across: Axis; up: Axis } => ({
  across: (body['across'] as Axis | undefined) ?? 'index',
  up: (body['up'] as Axis | undefined) ?? 'growth',
})
