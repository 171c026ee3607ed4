import { type RawBuilder, sql as raw, type Transaction } from 'kysely'
import type { Impact, ImpactLine } from '../../../miniapps/domain/access/wire-grants.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from '../kit/api-environment.ts'

/** Whom a change of rights may concern, and what of theirs. */
export interface Concerned {
  /** A query of ids of people, or of none. */
  people: RawBuilder<unknown>
  /** A query of ids of the accounts on which something is given or taken. */
  accounts: RawBuilder<unknown>
  /** A query of permissions as roles and records spell them; null: everything. */
  permissions: RawBuilder<unknown> | null
}

/** How many people an answer names. */
const NAMED = 5

const prefixOf = ({ spellings }: Pick<ApiParts, 'spellings'>): string => spellings('')[0] ?? ''

/** `X` of `prefix.X`. */
const bare = (prefix: string) =>
  raw<string>`case when starts_with(code, ${prefix}) then substr(code, ${prefix.length + 1}) else code end`

/** Everything given to people, line by line, not yet spread over the accounts beneath. */
const given = (people: RawBuilder<unknown>, prefix: string) => raw`
  select person_id, account_id, below, ${bare(prefix)} as permission from (
    select person_id, account_id, false as below, unnest(permissions) as code
      from permission_record where person_id in (${people})
    union all
    select held.person_id, held.account_id, held.below, unnest(user_role.granted)
      from effective_role as held join user_role on user_role.id = held.role_id
      where held.person_id in (${people})) as line`

/** What those whom it concerns hold on the accounts themselves, and on everything beneath them. */
const standing = (prefix: string, isAll: boolean) => raw`
  select distinct given.person_id, flat.account_id, given.permission, scope.below
  from account_above as flat
    join (${given(raw`select id from rights_people`, prefix)}) as given on given.account_id = flat.above_id
    cross join (values (false), (true)) as scope (below)
  where flat.account_id in (select id from rights_accounts)
    and (given.below or (not scope.below and given.account_id = flat.account_id))
    ${isAll ? raw`` : raw`and given.permission in (select code from rights_asked)`}`

/** Keeps what people hold now, until the end of the transaction: the change may do away with what says whom it concerns. */
export async function rememberStanding(
  sql: Transaction<Database>,
  parts: Pick<ApiParts, 'spellings'>,
  { people, accounts, permissions }: Concerned,
): Promise<void> {
  const prefix = prefixOf(parts)
  const ids = 'id text primary key'
  const line = 'person_id text, account_id text, permission text, below boolean'
  for (const [table, columns] of Object.entries({
    rights_people: ids,
    rights_accounts: ids,
    rights_asked: 'code text primary key',
    rights_before: line,
    rights_changed: `${line}, gained boolean`,
  }))
    await raw`create temporary table ${raw.table(table)} (${raw.raw(columns)}) on commit drop`.execute(sql)
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
  await raw`insert into rights_before ${standing(prefix, permissions === null)}`.execute(sql)
}

/** Compares with what was remembered; `rights_changed` holds the difference afterwards. */
export async function impactSince(
  sql: Transaction<Database>,
  parts: Pick<ApiParts, 'spellings'>,
  { permissions }: Concerned,
): Promise<
  Omit<Impact, 'broken'> & { ids: readonly string[]; gainedBy(personId: string): Promise<boolean> }
> {
  await raw`with now_held as (${standing(prefixOf(parts), permissions === null)})
    insert into rights_changed
      select *, false from (select * from rights_before except select * from now_held) as lost
      union all select *, true from (select * from now_held except select * from rights_before) as won`.execute(
    sql,
  )
  const { rows } = await raw<ImpactLine & { gained: boolean }>`
    select permission, gained, count(*)::integer as people, (array_agg(name order by name))[1:${raw.lit(NAMED)}] as names
    from (select distinct permission, gained, person_id from rights_changed) as changed
      join (select id, firstname || ' ' || lastname as name from person) as person on person.id = changed.person_id
    group by permission, gained order by people desc, permission collate "C"`.execute(sql)
  const ids = await raw<{ id: string }>`select distinct person_id as id from rights_changed`.execute(sql)
  const lines = (gained: boolean) =>
    rows
      .filter((row) => row.gained === gained)
      .map(({ permission, people, names }) => ({ permission, people, names }))
  return {
    people: ids.rows.length,
    ids: ids.rows.map(({ id }) => id),
    lost: lines(false),
    gained: lines(true),
    gainedBy: async (personId) =>
      (await raw`select from rights_changed where gained and person_id = ${personId} limit 1`.execute(sql))
        .rows.length > 0,
  }
}

/** Rules of duties that people who gained something break by it. */
export async function brokenDuties(
  sql: Transaction<Database>,
  parts: Pick<ApiParts, 'spellings'>,
): Promise<Impact['broken']> {
  const winners = raw`select distinct person_id from rights_changed where gained`
  const { rows } = await raw<{ id: string; name: string; people: number; names: string[] }>`
    with held as materialized (select distinct given.person_id, account.agency_code, given.permission
      from (${given(winners, prefixOf(parts))}) as given join account on account.id = given.account_id)
    select rule.id, rule.name, count(*)::integer as people,
      (array_agg(person.firstname || ' ' || person.lastname order by person.lastname))[1:${raw.lit(NAMED)}] as names
    from duty_rule as rule
      join lateral (select distinct won.person_id from rights_changed as won
        join account on account.id = won.account_id and account.agency_code = rule.agency_code
        where won.gained and won.permission = any(rule.first || rule.second)) as winner on true
      join person on person.id = winner.person_id
    where exists (select from held where held.person_id = winner.person_id
        and held.agency_code = rule.agency_code and held.permission = any(rule.first))
      and exists (select from held where held.person_id = winner.person_id
        and held.agency_code = rule.agency_code and held.permission = any(rule.second))
    group by rule.id, rule.name order by rule.name`.execute(sql)
  return rows.map(({ id, name, people, names }) => ({ rule: { id, name }, people, names }))
}
