import * as v from 'valibot'
import { textAt } from './change.ts'
import type { DocumentDefinition } from './definition.ts'

const text = v.pipe(v.string('must be text'), v.maxLength(4000, 'must have at most 4,000 characters'))
const whole = v.pipe(v.number('must be a number'), v.integer('must be whole'))

/** A document with a sheet of lines by weeks. */
export const SHEET: DocumentDefinition<null> = {
  type: 'sheet',
  app: 'scorecards',
  belongsTo: 'brand',
  fields: {
    title: { schema: text },
    approvals: { schema: whole, fixed: true },
    'lines/*/vendor': { schema: text },
    'lines/*/cost': { schema: whole },
    'lines/*/weeks/*': { schema: whole },
  },
  sheet: { at: 'lines', sums: ({ cost = 0 }) => ({ cost: Number(cost) }) },
  statuses: { first: 'draft', open: ['draft'] },
  actions: {
    approve: {
      from: ['draft'],
      to: 'approved',
      problems: (body) =>
        Object.keys(body).some((path) => path.startsWith('lines/'))
          ? []
          : [{ path: 'title', code: 'no-lines', message: 'The sheet has no lines.' }],
    },
    revise: { from: ['approved'], to: 'draft' },
  },
  settled: { by: 'approve', count: 'approvals' },
  list: {
    title: (body) => textAt(body, 'title') || 'Sheet',
    columns: (_, __, { rows = 0, cost = 0 } = {}) => ({ lines: rows, cost }),
    sorts: ['cost'],
  },
}
