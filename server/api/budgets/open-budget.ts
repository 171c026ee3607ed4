import type { Kysely } from 'kysely'
import { BUDGET } from '../../../miniapps/domain/budgets/budget.ts'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import type { Database } from '../../db/schema.ts'
import { placeAccess } from '../../documents/place-access.ts'
import { allRows } from '../../documents/sheet-rows.ts'
import { bodyOf, type DocumentLine } from '../../documents/stored-document.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { refusal } from './refusals.ts'

/** The budget of the brand at hand. @throws Refusal where there is none, also for one of another brand */
export async function openBudget(world: BrandWorld, id: string): Promise<DocumentLine> {
  await placeAccess(world).check(BUDGET, world.brandId, world.person.id)
  const line = await world.sql
    .selectFrom('document')
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', BUDGET.type)
    .where('place', '=', world.brandId)
    .executeTakeFirst()
  if (!line || BUDGET.statuses.hidden?.includes(line.status)) throw refusal('budget-not-found')
  return line
}

/** With all its lines. */
export const wholeBody = async (
  sql: Kysely<Database>,
  { id, fields }: Pick<DocumentLine, 'id' | 'fields'>,
): Promise<Body> => ({ ...bodyOf(fields), ...(await allRows(sql, BUDGET, id)) })
