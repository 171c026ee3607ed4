import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Who owns an app in an agency, where what its row says is the address or the name of a member, and not of a team. */
export async function ownersOf(sql: Kysely<Database>, app: string, agency: string): Promise<string[]> {
  const { rows } = await raw<{ id: string }>`select distinct person.id from app_override as said
    join agency_member on agency_member.agency_code = said.agency_code
    join person on person.id = agency_member.person_id and person.disabled_at is null
    where said.agency_code = ${agency} and said.app = ${app} and trim(said.owner) <> ''
      and lower(trim(said.owner)) in (person.email, lower(trim(firstname || ' ' || lastname)))`.execute(sql)
  return rows.map(({ id }) => id)
}
