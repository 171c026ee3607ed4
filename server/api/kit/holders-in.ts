import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from './api-environment.ts'

/** Ids of the members who may enter an agency and hold the permission there: who is told of what they are to decide. */
export async function holdersIn(
  sql: Kysely<Database>,
  { spellings }: Pick<ApiParts, 'spellings'>,
  code: string,
  permission: string,
): Promise<string[]> {
  const held = (wanted: string) => raw`exists (select from effective_permission as held
    where held.person_id = person.id and held.account_id = agency.az_id
      and held.permissions && ${spellings(wanted)}::text[])`
  const { rows } = await raw<{ id: string }>`select person.id from agency
    join agency_member on agency_member.agency_code = agency.code
    join person on person.id = agency_member.person_id and person.disabled_at is null
    where agency.code = ${code} and ${held('OsAgencyAccess')} and ${held(permission)}`.execute(sql)
  return rows.map(({ id }) => id)
}
