import { sql as raw, type Transaction } from 'kysely'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { Person } from '../../kit/api-environment.ts'

/** Adds people to groups by hand; answers the memberships that are new. Who is there by a rule stays when the rule goes. */
export async function addMembers(
  sql: Transaction<Database>,
  by: Pick<Person, 'id'>,
  groups: readonly string[],
  people: readonly string[],
  reason = '',
): Promise<readonly Member[]> {
  if (groups.length === 0) return []
  const { rows } = await raw<Member>`
    insert into group_member (group_id, person_id, source)
    select group_id, person_id, 'portal' from unnest(${[...groups]}::text[]) as group_id
      cross join unnest(${[...people]}::text[]) as person_id
    on conflict (group_id, person_id) do update set source = 'portal' where group_member.source = 'rule'
    returning group_id, person_id`.execute(sql)
  await note(sql, by.id, 'group.joined', rows, reason)
  return rows
}

/** Takes people out of a group, however they came into it. */
export async function removeMembers(
  sql: Transaction<Database>,
  by: Pick<Person, 'id'>,
  group: string,
  people: readonly string[],
  reason = '',
): Promise<number> {
  const { rows } = await raw<Member>`delete from group_member
    where group_id = ${group} and person_id = any(${[...people]}::text[]) returning group_id, person_id`.execute(
    sql,
  )
  await note(sql, by.id, 'group.left', rows, reason)
  return rows.length
}

interface Member {
  group_id: string
  person_id: string
}

/** One entry for each group, with all whom it concerns. */
export async function note(
  sql: Transaction<Database>,
  actor: string | undefined,
  action: 'group.joined' | 'group.left',
  members: readonly Member[],
  reason: string,
): Promise<void> {
  const ids = [...new Set(members.map(({ group_id }) => group_id))]
  if (ids.length === 0) return
  const groups = await sql
    .selectFrom('person_group')
    .select(['id', 'name', 'agency_code'])
    .where('id', 'in', ids)
    .execute()
  await writeAudit(
    sql,
    ...groups.map(({ id, name, agency_code }) => ({
      actor,
      action,
      subject: { type: 'group', id, name },
      agency: agency_code,
      after: { people: members.filter(({ group_id }) => group_id === id).map(({ person_id }) => person_id) },
      reason,
    })),
  )
}
