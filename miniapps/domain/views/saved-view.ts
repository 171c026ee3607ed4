import * as v from 'valibot'
import { textAt } from '../document/change.ts'
import type { DocumentDefinition } from '../document/definition.ts'

export const VIEW_NAME_MAX_CHARACTERS = 60
const QUERY_MAX_CHARACTERS = 4_000

/** How somebody set up a list, under a name: what the address of the list says behind its question mark. */
export const SAVED_VIEW: DocumentDefinition<null> = {
  type: 'saved-view',
  app: 'you-page', // lists of all apps have views, and this one everybody may open
  belongsTo: 'person',
  fields: {
    /** Which list it is of: the app's key and the list's name. */
    list: { schema: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)), fixed: true },
    name: { schema: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(VIEW_NAME_MAX_CHARACTERS)) },
    query: { schema: v.pipe(v.string(), v.maxLength(QUERY_MAX_CHARACTERS)) },
  },
  statuses: { first: 'saved', open: ['saved'] },
  actions: { remove: { from: ['saved'], to: 'removed' } },
  list: {
    title: (body) => textAt(body, 'name'),
    columns: (body) => ({ list: textAt(body, 'list'), query: textAt(body, 'query') }),
  },
}
