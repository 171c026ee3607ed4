import { type Kysely, sql as raw } from 'kysely'
import type { RoleLine } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { Database } from '../../../db/schema.ts'
import { refusal } from '../refusals.ts'
import type { Administrator } from '../administrator.ts'
import type { PageQuery } from '../page.ts'
import { counted, holdersIn } from '../people/people-sets.ts'

const list = (values: readonly string[]) => raw`${[...values]}::text[]`

/** Whether all agencies in which the role may be assigned are theirs; of a role for all: whether they have them all. */
const mayChange = (
  mine: readonly string[],
) => raw`case when cardinality(agencies) > 0 then agencies <@ ${list(mine)}
  else not exists (select from agency where code <> all(${list(mine)})) end`

const columns = (
  mine: readonly string[],
) => raw`user_role.id, name, application_id as "applicationId", agencies,
  countries, permissions, ${mayChange(mine)} as "mayChange",
  coalesce(holders, 0) as holders`

/** With how many people hold each in the agencies. */
const from = (mine: readonly string[]) => raw`user_role left join (
    select role_id, ${counted(raw`bits`)} as holders from (${holdersIn(mine)}) as holder group by role_id) as holder
  on holder.role_id = user_role.id`

/** By name; those that may be assigned in one of the agencies at least. */
export async function roleRows(
  sql: Kysely<Database>,
  mine: readonly string[],
  asked: readonly string[],
  { after, limit, q }: PageQuery,
) {
  const key = raw`lower(name) collate "C"`
  const { rows } = await raw<
    RoleLine & { key: string }
  >`select ${columns(mine)}, ${key} as key from ${from(mine)}
    where (cardinality(agencies) = 0 or agencies && ${list(asked)})
      and strpos(lower(name), ${q.trim().toLowerCase()}) > 0
      ${after ? raw`and (${key}, id collate "C") > (${after[0]}, ${after[1]})` : raw``}
    order by ${key}, id collate "C" limit ${limit + 1}`.execute(sql)
  return rows
}

/** @throws Refusal where there is none that may be assigned in an agency of theirs */
export async function roleLine(
  sql: Kysely<Database>,
  { agencies }: Administrator,
  id: string,
): Promise<RoleLine> {
  const { rows } = await raw<RoleLine>`select ${columns(agencies)} from ${from(agencies)}
    where id = ${id} and (cardinality(agencies) = 0 or agencies && ${list(agencies)})`.execute(sql)
  if (!rows[0]) throw refusal('role-not-found', { role: id })
  return rows[0]
}
