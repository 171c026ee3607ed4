import * as v from 'valibot'
import { textAt } from './change.ts'
import type { DocumentDefinition } from './definition.ts'
import { fileNote } from './file.ts'
import { link } from './link.ts'

const text = v.pipe(v.string('must be text'), v.maxLength(4000, 'must have at most 4,000 characters'))
const level = v.picklist([0, 1, 2, 3, 4], 'must be 0, 1, 2, 3 or 4')

/** A small document with one of everything. */
export const NOTE: DocumentDefinition<{ minutes: number }> = {
  type: 'note',
  app: 'scorecards',
  belongsTo: 'brand',
  fields: {
    topic: { schema: text, fixed: true },
    title: { schema: text },
    'answers/*/level': { schema: level },
    'answers/*/skipped': { schema: v.literal(true, 'must be true') },
    'answers/*/evidence': { schema: text, merge: 'lines' },
    'answers/*/links/*': { schema: link },
    'answers/*/files/*': { schema: fileNote, holds: 'file' },
  },
  check: (body) =>
    Object.keys(body)
      .filter((path) => path.endsWith('/skipped') && path.replace('skipped', 'level') in body)
      .map((path) => ({ path, code: 'level-of-skipped', message: 'A skipped question has no level.' })),
  statuses: { first: 'open', open: ['open'] },
  actions: {
    close: {
      from: ['open'],
      to: 'closed',
      problems: (body) =>
        body['title'] ? [] : [{ path: 'title', code: 'title-missing', message: 'The note has no title.' }],
      result: (body, { minutes }) => ({ rule: 1, fields: Object.keys(body).length, minutes }),
    },
    sendBack: { from: ['closed'], to: 'open', asksReason: true },
    reopen: { from: ['closed'], to: 'open', permission: 'AdminAppAccess' },
  },
  list: {
    title: (body) => textAt(body, 'title') || textAt(body, 'topic') || 'Note',
    columns: (body) => ({ fields: Object.keys(body).length }),
    sorts: ['fields'],
    words: (body) => textAt(body, 'topic'),
  },
  opensAt: ({ id, status }) => `/notes/${id}${status === 'open' ? '/edit' : ''}`,
  found: {},
  slot: (body) => textAt(body, 'topic'),
}
