import { sql as raw, type Transaction } from 'kysely'
import type { Impact } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { NAMED } from './impact.ts'
import { given, prefixOf } from './standing.ts'

/** Rules of duties that people who gained something in a compared change break by it. */
export async function brokenDuties(
  sql: Transaction<Database>,
  parts: Pick<ApiParts, 'spellings'>,
): Promise<Impact['broken']> {
  const winners = raw`select distinct person_id from rights_changed where change = 'gained'`
  const { rows } = await raw<{ id: string; name: string; people: number; names: string[] }>`
    with held as materialized (select distinct given.person_id, account.agency_code, given.permission
      from (${given(winners, prefixOf(parts))}) as given join account on account.id = given.account_id)
    select rule.id, rule.name, count(*)::integer as people,
      (array_agg(person.firstname || ' ' || person.lastname order by person.lastname))[1:${raw.lit(NAMED)}] as names
    from duty_rule as rule
      join lateral (select distinct won.person_id from rights_changed as won
        join account on account.id = won.account_id and account.agency_code = rule.agency_code
        where won.change = 'gained' and won.permission = any(rule.first || rule.second)) as winner on true
      join person on person.id = winner.person_id
    where exists (select from held where held.person_id = winner.person_id
        and held.agency_code = rule.agency_code and held.permission = any(rule.first))
      and exists (select from held where held.person_id = winner.person_id
        and held.agency_code = rule.agency_code and held.permission = any(rule.second))
    group by rule.id, rule.name order by rule.name`.execute(sql)
  return rows.map(({ id, name, people, names }) => ({ rule: { id, name }, people, names }))
}
