import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Codes of the agencies a person belongs to. */
export async function membershipsOf(sql: Kysely<Database>, personId: string): Promise<string[]> {
  const rows = await sql
    .selectFrom('agency_member')
    .select('agency_code')
    .where('person_id', '=', personId)
    .execute()
  return rows.map(({ agency_code }) => agency_code)
}

/** Those of them in which the person holds one of the spellings of the permission to administer. */
export async function administeredBy(
  sql: Kysely<Database>,
  personId: string,
  admin: readonly string[],
): Promise<string[]> {
  const rows = await sql
    .selectFrom('agency')
    .innerJoin('effective_permission', 'account_id', 'az_id')
    .where('person_id', '=', personId)
    .where(raw<boolean>`permissions && ${admin}::text[]`)
    .select('code')
    .distinct()
    .execute()
  const memberships = await membershipsOf(sql, personId)
  return rows.map(({ code }) => code).filter((code) => memberships.includes(code))
}

/** The account of that id; `rootName` names the root whatever its id is. */
export function findAccount(sql: Kysely<Database>, id: string, rootName: string) {
  return sql
    .selectFrom('account')
    .select(['id', 'agency_code'])
    .where((is) => (id === rootName ? is('parent_id', 'is', null) : is('id', '=', id)))
    .executeTakeFirst()
}

/**
 * What a person holds on an account and down to `depth` steps below it, in these agencies: JSON of `PermissionRecord`s, one
 * for each account, though it may be held in several ways. The database hands over one text instead of an array for each.
 */
export async function recordsBelow(
  sql: Kysely<Database>,
  {
    accountId,
    depth,
    personId,
    agencies,
  }: { accountId: string; depth: number; personId: string; agencies: string[] },
): Promise<string> {
  const { rows } = await raw<{ records: string }>`
    with recursive tree as (
      select id, 0 as depth from account where id = ${accountId}
      union all
      select account.id, tree.depth + 1 from account join tree on account.parent_id = tree.id
      where tree.depth < ${depth}::integer and account.agency_code = any(${agencies}::text[])),
    held as (
      select account_id, array_agg(distinct permission) as permissions
      from effective_permission join tree on tree.id = account_id, unnest(permissions) as permission
      where person_id = ${personId} group by account_id)
    select coalesce(json_agg(held order by account_id collate "C"), '[]')::text as records from held`.execute(
    sql,
  )
  return rows[0]!.records
}
