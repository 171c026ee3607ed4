import { type Body, textAt } from '../document/change.ts'
import { longTextField, textField } from '../document/common-fields.ts'
import type { DocumentDefinition, FieldProblem } from '../document/definition.ts'
import { PIN_FIELDS, pinAt, pinsOf } from '../document/pin.ts'
import { LEARNING_TEXT_MAX_CHARACTERS, LEARNING_TITLE_MAX_CHARACTERS } from './limits.ts'

/** Pin of the plan that a learning is of. */
export const PLAN_PIN = 'plan'

const problemsOf = (body: Body): readonly FieldProblem[] =>
  ['title', 'evidence'].flatMap((path) =>
    textAt(body, path) ? [] : [{ path, code: `${path}-missing`, message: `The learning has no ${path}.` }],
  )

/** A lesson of a plan about a brand, with the figures that show it; shared ones are offered to its next briefs. */
export const LEARNING: DocumentDefinition<null> = {
  type: 'learning',
  app: 'media-plan-results',
  readers: ['provoke-brief'],
  belongsTo: 'brand',
  fields: {
    title: textField(LEARNING_TITLE_MAX_CHARACTERS),
    /** Advice for next time. */
    text: longTextField(LEARNING_TEXT_MAX_CHARACTERS),
    evidence: longTextField(LEARNING_TEXT_MAX_CHARACTERS),
    ...PIN_FIELDS,
  },
  statuses: { first: 'draft', open: ['draft'], hidden: ['deleted'] },
  actions: {
    share: { from: ['draft'], to: 'shared', problems: problemsOf },
    revise: { from: ['shared'], to: 'draft' },
    delete: { from: ['draft'], to: 'deleted' },
  },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body) => ({
      text: textAt(body, 'text') || null,
      evidence: textAt(body, 'evidence') || null,
      plan: pinAt(body, PLAN_PIN)?.id ?? null,
    }),
  },
  opensAt: ({ id }) => `/learnings/${id}`,
  found: {},
  references: pinsOf,
}

/** Pin of a learning that a brief has taken over. */
export const learningPin = (id: string): string => `learning.${id}`
