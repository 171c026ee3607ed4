import { type Kysely, sql as raw, type SqlBool } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { holds } from '../kit/app-conditions.ts'

export interface Leader {
  id: string
  isAdministrator: boolean
}

/** Whose progress somebody may see, and whom they may remind: all of the agency for its administrators, else those who report to them. */
export const ledBy = (sql: Kysely<Database>, agency: string, { id, isAdministrator }: Leader) =>
  sql
    .selectFrom('contact')
    .innerJoin('person', 'person.id', 'contact.person_id')
    .select(['person.id', 'firstname', 'lastname'])
    .where('listed', '=', true)
    .where(
      raw<SqlBool>`exists (select from agency_member where person_id = contact.person_id and agency_code = ${agency})`,
    )
    .where(isAdministrator ? raw<SqlBool>`true` : raw<SqlBool>`manager_id = ${id}`)

export async function leaderOf(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  agency: string,
  id: string,
): Promise<Leader> {
  const { isAdministrator } = await parts.sql
    .selectFrom('agency')
    .select(holds(parts, id, 'agency.az_id', 'AdminAppAccess').as('isAdministrator'))
    .where('code', '=', agency)
    .executeTakeFirstOrThrow()
  return { id, isAdministrator }
}
