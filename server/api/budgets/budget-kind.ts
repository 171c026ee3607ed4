import { BUDGET } from '../../../miniapps/domain/budgets/budget.ts'
import { documentKind } from '../kit/document-kind.ts'
import { refusal } from './refusals.ts'

/** One budget for a brand and year: the next version of an approved one is a revision of it. */
export const BUDGETS = documentKind({
  definition: BUDGET,
  facts: () => Promise.resolve(null),
  created: async (sql, body, { id, place }) => {
    const year = String(Number(body['year']))
    const other = await sql
      .selectFrom('document')
      .select('id')
      .where('type', '=', BUDGET.type)
      .where('place', '=', place)
      .where('id', '<>', id)
      .where('status', 'not in', [...(BUDGET.statuses.hidden ?? [])])
      .where(({ ref }) => ref('columns', '->>').key('year'), '=', year)
      .executeTakeFirst()
    if (other) throw refusal('budget-year-taken', { year })
  },
})
