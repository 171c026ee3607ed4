import { CHARACTERS_MAX } from '../audience/expression.ts'
import { type Body, textAt } from '../document/change.ts'
import {
  longTextField,
  markField,
  numberField,
  oneOfField,
  textField,
  upToField,
} from '../document/common-fields.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import { PIN_FIELDS, pinsOf } from '../document/pin.ts'
import { NOTES_MAX_CHARACTERS, SEGMENTS_MAX, TITLE_MAX_CHARACTERS } from './limits.ts'

/** By likeness (k-means), or by how people answer one question (a tree). */
export const METHODS = ['likeness', 'tree'] as const

/** Answers and audiences as a graph of those that share people, in groups. Counted whenever it is opened. */
export const GALAXY: DocumentDefinition<null> = {
  type: 'galaxy',
  app: 'audience-galaxy',
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
    /** Questions whose answers are nodes. */
    'questions/*': markField,
    /** Least share of people in common, 0 to 1. */
    threshold: upToField(1),
    seed: numberField,
    /** Of a group, by its first node. */
    'names/*': textField(TITLE_MAX_CHARACTERS),
    /** A group is one with another: both by their first node. */
    'merged/*': textField(TITLE_MAX_CHARACTERS),
    /** Place that a node was dragged to, by its id: 0 to 1 across and down. */
    'places/*/x': upToField(1),
    'places/*/y': upToField(1),
    /** Questions that segments are made by. */
    'features/*': markField,
    segments: upToField(SEGMENTS_MAX),
    method: oneOfField(METHODS),
    /** Question whose answers a tree splits people by. */
    target: textField(TITLE_MAX_CHARACTERS),
  },
  statuses: { first: 'open', open: ['open'], hidden: ['deleted'] },
  actions: { delete: { from: ['open'], to: 'deleted' } },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body) => ({
      questions: Object.keys(body).filter((path) => path.startsWith('questions/')).length,
    }),
  },
  opensAt: ({ id }) => `/${id}`,
  found: {},
  references: pinsOf,
}

const THRESHOLD = 0.15
const SEED = 1

export const thresholdOf = ({ threshold }: Body): number =>
  typeof threshold === 'number' ? threshold : THRESHOLD
export const seedOf = ({ seed }: Body): number => (typeof seed === 'number' ? seed : SEED)

/** Place that a node was dragged to; undefined of one that stands where the layout put it. */
export function placeAt(body: Body, node: string): { x: number; y: number } | undefined {
  const [x, y] = [body[`places/${node}/x`], body[`places/${node}/y`]]
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined
}

/** Fields below a folder, by the step after it. */
export const fieldsIn = (body: Body, folder: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([path, value]) =>
      path.startsWith(`${folder}/`) && value !== null && value !== false
        ? [[path.slice(folder.length + 1), value]]
        : [],
    ),
  )
