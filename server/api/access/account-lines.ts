import { type Kysely, sql as raw } from 'kysely'
import type { AccountLine } from '../../../miniapps/domain/access/wire.ts'
import type { Database } from '../../db/schema.ts'

const FOUND = 50

/** An account by what stands for it, as a query: agency, market or brand. */
const LINES = raw<AccountLine>`
  select az_id as id, name, 'agency' as kind, code as agency, null as country from agency
  union all
  select workspace.az_id, workspace.name, lower(workspace.type), agency.code, workspace.country_code
    from workspace join agency on agency.organisations_id = workspace.organisations_id
    where workspace.type in ('MARKET', 'BRAND')`

/** Whether an account is that of an archived market: no role can be given on it any more, so it is not offered. */
const ARCHIVED = raw`kind = 'market' and exists (select from market_setting
  where agency_code = line.agency and country_code = line.country and key = 'isArchived' and value::boolean)`

/** What accounts are called, by id. One that stands for nothing known, such as the root, is called by its id. */
export async function accountLines(
  sql: Kysely<Database>,
  ids: readonly string[],
): Promise<(id: string) => AccountLine> {
  const { rows } = await raw<AccountLine>`select * from (${LINES}) as line
    where id = any(${[...new Set(ids)]}::text[])`.execute(sql)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => byId.get(id) ?? { id, name: id, kind: 'agency', agency: '', country: null }
}

/** Where something can be assigned in these agencies: those first that are higher up, then by name. */
export async function findAccounts(
  sql: Kysely<Database>,
  agencies: readonly string[],
  words: string,
): Promise<readonly AccountLine[]> {
  const { rows } = await raw<AccountLine>`select * from (${LINES}) as line
    where agency = any(${[...agencies]}::text[])
      and strpos(lower(concat_ws(' ', name, country)), ${words.trim().toLowerCase()}) > 0
      and not (${ARCHIVED})
    order by array_position(array['agency', 'market', 'brand'], kind::text), name collate "C", id limit ${FOUND}`.execute(
    sql,
  )
  return rows
}

/** @returns the account where it is one of these agencies' */
export async function accountIn(
  sql: Kysely<Database>,
  agencies: readonly string[],
  id: string,
): Promise<AccountLine | undefined> {
  const line = (await accountLines(sql, [id]))(id)
  return agencies.includes(line.agency) ? line : undefined
}
