import { type Kysely, sql as raw } from 'kysely'
import type { PersonLine } from '../../../../miniapps/domain/access/wire.ts'
import type { Database } from '../../../db/schema.ts'
import { STATUS } from './people-query.ts'

/** People as lists show them, by id; of their agencies, roles and groups those that the caller administers. */
export async function personLines(
  sql: Kysely<Database>,
  ids: readonly string[],
  agencies: readonly string[],
): Promise<(id: string) => PersonLine> {
  const [asked, mine] = [[...ids], [...agencies]]
  const { rows } = await raw<PersonLine>`
    select person.id, firstname, lastname, email, ${STATUS} as status,
      array(select agency_code from agency_member
        where person_id = person.id and agency_code = any(${mine}::text[]) order by agency_code) as agencies,
      coalesce((select jsonb_agg(distinct jsonb_build_object('id', user_role.id, 'name', user_role.name))
        from effective_role as held join user_role on user_role.id = held.role_id
        join account on account.id = held.account_id and account.agency_code = any(${mine}::text[])
        where held.person_id = person.id), '[]') as roles,
      coalesce((select jsonb_agg(jsonb_build_object('id', person_group.id, 'name', person_group.name) order by name)
        from group_member join person_group on person_group.id = group_id
        where person_id = person.id and agency_code = any(${mine}::text[])), '[]') as groups
    from person where person.id = any(${asked}::text[])`.execute(sql)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => byId.get(id)!
}

/** One of them. */
export const personLine = async (sql: Kysely<Database>, id: string, agencies: readonly string[]) =>
  (await personLines(sql, [id], agencies))(id)
