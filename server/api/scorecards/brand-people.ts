import type { Kysely } from 'kysely'
import type { Somebody } from '../../../miniapps/domain/document/wire.ts'
import type { Database } from '../../db/schema.ts'

/** The people of the agency that a brand belongs to: who may own an action. */
export async function brandPeople(sql: Kysely<Database>, brandId: string): Promise<Somebody[]> {
  const rows = await sql
    .selectFrom('workspace')
    .innerJoin('agency', 'agency.organisations_id', 'workspace.organisations_id')
    .innerJoin('agency_member', 'agency_code', 'agency.code')
    .innerJoin('person', 'person.id', 'person_id')
    .select(['person.id', 'firstname', 'lastname'])
    .where('workspace.id', '=', brandId)
    .orderBy('firstname')
    .orderBy('lastname')
    .execute()
  return rows.map(({ id, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}`.trim() }))
}
