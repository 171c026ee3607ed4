import { type Kysely, sql as raw } from 'kysely'
import type { GroupLine } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { Database } from '../../../db/schema.ts'
import { refusal } from '../refusals.ts'
import type { Administrator } from '../administrator.ts'
import type { PageQuery } from '../page.ts'
import { counted } from '../people/people-sets.ts'

const COLUMNS = raw`person_group.id, name, agency_code as agency, description, rule, source, external_id as "externalId",
  (select ${counted(raw`bits`)} from people_set where kind = 'group' and key = person_group.id) as members,
  coalesce((select jsonb_agg(distinct jsonb_build_object('id', role.id, 'name', role.name))
    from role_assignment as given join user_role as role on role.id = given.role_id
    where given.group_id = person_group.id and (expires_at is null or expires_at > now())), '[]') as roles`

/** By name; `key` is where a page goes on. */
export async function groupRows(
  sql: Kysely<Database>,
  agencies: readonly string[],
  { after, limit, q }: PageQuery,
) {
  const key = raw`lower(name) collate "C"`
  const { rows } = await raw<GroupLine & { key: string }>`select ${COLUMNS}, ${key} as key from person_group
    where agency_code = any(${[...agencies]}::text[])
      and strpos(lower(name || ' ' || description), ${q.trim().toLowerCase()}) > 0
      ${after ? raw`and (${key}, id collate "C") > (${after[0]}, ${after[1]})` : raw``}
    order by ${key}, id collate "C" limit ${limit + 1}`.execute(sql)
  return rows
}

/** @throws Refusal unless it is in an agency that the administrator has */
export async function groupLine(
  sql: Kysely<Database>,
  { agencies }: Administrator,
  id: string,
): Promise<GroupLine> {
  const { rows } = await raw<GroupLine>`select ${COLUMNS} from person_group
    where id = ${id} and agency_code = any(${[...agencies]}::text[])`.execute(sql)
  if (!rows[0]) throw refusal('group-not-found', { group: id })
  return rows[0]
}

/** @throws Refusal where one is not theirs, or is kept elsewhere */
export async function mustHaveGroups(
  sql: Kysely<Database>,
  administrator: Administrator,
  ids: readonly string[],
) {
  for (const id of ids) {
    const { name, source } = await groupLine(sql, administrator, id)
    if (source !== 'portal') throw refusal('group-from-elsewhere', { group: name })
  }
}
