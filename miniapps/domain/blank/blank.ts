import * as v from 'valibot'
import { ATTACHED_FIELDS } from '../document/attached.ts'
import { textAt } from '../document/change.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import { limitedText } from '../document/limited-text.ts'
import { FORMER_NAME } from '../document/personal-fields.ts'
import { NOTES_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from './limits.ts'

const missing = (path: string) => ({ path, code: `${path}-missing`, message: `The ${path} is missing.` })

/** The app's document, for browser and server. */
export const BLANK: DocumentDefinition<null> = {
  type: 'blank',
  app: 'blank',
  belongsTo: 'brand',
  fields: {
    title: { schema: limitedText(TITLE_MAX_CHARACTERS) },
    notes: { schema: limitedText(NOTES_MAX_CHARACTERS), merge: 'lines' },
    budget: { schema: v.pipe(v.number('must be a number'), v.minValue(0, 'must not be negative')) },
    due: { schema: v.pipe(v.string('must be text'), v.isoDate('must be a day')) },
    owner: {
      schema: v.strictObject({ id: limitedText(64), name: limitedText(200) }),
      person: { erased: { name: FORMER_NAME } },
    },
    ...ATTACHED_FIELDS,
  },
  statuses: { first: 'draft', open: ['draft'], hidden: ['deleted'] },
  actions: {
    submit: {
      from: ['draft'],
      to: 'submitted',
      problems: (body) => ['title', 'notes', 'due'].filter((path) => !(path in body)).map(missing),
    },
    approve: { from: ['submitted'], to: 'approved', byAnother: true },
    sendBack: { from: ['submitted'], to: 'draft', asksReason: true },
    delete: { from: ['draft'], to: 'deleted' },
  },
  list: {
    title: (body) => textAt(body, 'title'),
    columns: ({ due = null, owner = null }) => ({ due, owner }),
    sorts: ['due'],
  },
  opensAt: ({ id }) => `/${id}`,
  found: {},
}
