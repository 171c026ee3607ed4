import { sql as raw } from 'kysely'
import type { BrandWorld } from './brand-world.ts'

/** Whether a role of the agency's application brings the caller a feature flag: shell/contract/has-feature.ts as a query. */
export async function hasFlag({ sql, person, agency }: BrandWorld, flag: string): Promise<boolean> {
  const { applicationsId } = await sql
    .selectFrom('agency')
    .select('applications_id as applicationsId')
    .where('code', '=', agency)
    .executeTakeFirstOrThrow()
  const { rows } = await raw`select from user_role, jsonb_array_elements(permissions) as entry
    where application_id = ${applicationsId} and entry ->> 'key' = 'FEATURE_FLAGS' and entry -> 'values' ? ${flag}
      and id in (select role_id from person_role where person_id = ${person.id}
        union select role_id from effective_role where person_id = ${person.id})`.execute(sql)
  return rows.length > 0
}
