import { type RawBuilder, sql as raw, type Transaction } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'

/** The people a change of rights may concern, and which of their rights. */
export interface Concerned {
  /** A query of ids of people, or of none. */
  people: RawBuilder<unknown>
  /** A query of ids of the accounts on which something is given or taken. */
  accounts: RawBuilder<unknown>
  /** A query of permissions, as roles and records spell them, and of `KEY:value` for any other key; null: everything. */
  permissions: RawBuilder<unknown> | null
}

type Spellings = Pick<ApiParts, 'spellings'>

export const prefixOf = ({ spellings }: Spellings): string => spellings('')[0] ?? ''

/** `X` of `prefix.X`. */
const bare = (prefix: string) =>
  raw<string>`case when starts_with(code, ${prefix}) then substr(code, ${prefix.length + 1}) else code end`

/**
 * A query of all that roles hold: permissions, and values of other keys as `KEY:value`, such as a feature flag. Only the
 * latter name an application: the same flag of two applications is two rights.
 */
const linesOfRoles = (roles: RawBuilder<unknown>, prefix: string) => raw`
  select id as role_id, '' as application, ${bare(prefix)} as permission
    from user_role, unnest(granted) as code where id in (${roles})
  union all
  select id, application_id, (entry ->> 'key') || ':' || said
    from user_role, jsonb_array_elements(permissions) as keys (entry),
      jsonb_array_elements_text(entry -> 'values') as texts (said)
    where id in (${roles}) and entry ->> 'key' <> 'PERMISSIONS'`

/** All that these roles hold, for `Concerned.permissions`. */
export const permissionsOf = (roles: RawBuilder<unknown>): RawBuilder<unknown> =>
  raw`select permission from (${linesOfRoles(roles, '')}) as line`

/**
 * Everything given to people, line by line, not yet spread over the accounts beneath. A role held without an account, as
 * the first release gave them, brings its flags in the agencies where it may be assigned, and no permissions. Of a few people
 * the database looks the groups up; it does not do so by itself, and reads who belongs to any group.
 */
export const given = (people: RawBuilder<unknown>, prefix: string, areFew = false) => raw`
  with held as materialized (
    select person_id, role_id, account_id, below, expires_at, true as assigned
      from effective_role where person_id ${areFew ? raw`= any(array(${people}))` : raw`in (${people})`}
    union all
    select own.person_id, own.role_id, agency.az_id, false, null, false from person_role as own
      join user_role on user_role.id = own.role_id
      join agency_member as member on member.person_id = own.person_id
      join agency on agency.code = member.agency_code
        and (user_role.agencies = '{}' or agency.code = any(user_role.agencies))
      where own.person_id in (${people})),
  line as materialized (${linesOfRoles(raw`select role_id from held`, prefix)})
  select person_id, account_id, false as below, ${bare(prefix)} as permission, '' as application,
      'infinity'::timestamptz as until
    from permission_record, unnest(permissions) as code where person_id in (${people})
  union all
  select held.person_id, held.account_id, held.below, line.permission, line.application,
      coalesce(held.expires_at, 'infinity')
    from held join line on line.role_id = held.role_id and (held.assigned or line.application <> '')`

const KEY = 'person_id, account_id, permission, application, below'

/** Read one by one, which for more takes longer than reading all. */
const FEW = 100

interface Scope {
  /** Every permission. */
  isAll: boolean
  /** People. */
  areFew: boolean
}

/** Rights on the accounts themselves, and on everything beneath them, each with the moment when it ends. */
const standing = (prefix: string, { isAll, areFew }: Scope) => raw`
  select given.person_id, flat.account_id, given.permission, given.application, scope.below, max(given.until) as until
  from account_above as flat
    join (${given(raw`select id from rights_people`, prefix, areFew)}) as given on given.account_id = flat.above_id
    cross join (values (false), (true)) as scope (below)
  where flat.account_id in (select id from rights_accounts)
    and (given.below or (not scope.below and given.account_id = flat.account_id))
    ${isAll ? raw`` : raw`and given.permission in (select code from rights_asked)`}
  group by given.person_id, flat.account_id, given.permission, given.application, scope.below`

const LINE = 'person_id text, account_id text, permission text, application text, below boolean'
const TABLES = {
  rights_people: 'id text primary key',
  rights_accounts: 'id text primary key',
  rights_asked: 'code text primary key',
  rights_before: `${LINE}, until timestamptz`,
  rights_changed: `${LINE}, change text`,
}

/** An earlier change in the same transaction has made them already. */
async function emptyTables(sql: Transaction<Database>): Promise<void> {
  const { rows } = await raw<{
    made: boolean
  }>`select to_regclass('pg_temp.rights_changed') is not null as made`.execute(sql)
  const names = Object.keys(TABLES).map((name) => raw.table(name))
  if (rows[0]!.made) await raw`truncate ${raw.join(names)}`.execute(sql)
  else
    for (const [name, columns] of Object.entries(TABLES))
      await raw`create temporary table ${raw.table(name)} (${raw.raw(columns)}) on commit drop`.execute(sql)
}

/** Keeps what people hold now, until the end of the transaction: the change may do away with what says whom it concerns. Answers what to compare by. */
export async function rememberStanding(
  sql: Transaction<Database>,
  parts: Spellings,
  { people, accounts, permissions }: Concerned,
): Promise<Scope> {
  const prefix = prefixOf(parts)
  await emptyTables(sql)
  const { numAffectedRows } =
    await raw`insert into rights_people select distinct person.id from (${people}) as person (id) where person.id is not null`.execute(
      sql,
    )
  await raw`insert into rights_accounts select distinct account.id from (${accounts}) as account (id) where account.id is not null`.execute(
    sql,
  )
  const asked = permissions ?? raw`select null where false`
  await raw`insert into rights_asked select distinct ${bare(prefix)} from (${asked}) as asked (code)`.execute(
    sql,
  )
  // otherwise a change of one person is planned like one of thousands
  await raw`analyze rights_people, rights_accounts, rights_asked`.execute(sql)
  const scope = { isAll: permissions === null, areFew: Number(numAffectedRows ?? Infinity) <= FEW }
  await raw`insert into rights_before ${standing(prefix, scope)}`.execute(sql)
  return scope
}

/** Compares with what was remembered: `rights_changed` holds afterwards what was `lost`, `gained`, or is held for longer (`extended`). */
export async function compareStanding(
  sql: Transaction<Database>,
  parts: Spellings,
  scope: Scope,
): Promise<void> {
  await raw`insert into rights_changed
    select ${raw.raw(KEY)}, case when was.until is null then 'gained' when held.until is null then 'lost' else 'extended' end
    from rights_before as was
      full join (${standing(prefixOf(parts), scope)}) as held using (${raw.raw(KEY)})
    where was.until is null or held.until is null or held.until > was.until`.execute(sql)
}
