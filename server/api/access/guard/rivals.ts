import { type Kysely, sql as raw, type Transaction } from 'kysely'
import { MAX_NAMED_OBSTACLES } from '../../../../miniapps/domain/workspaces/limits.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { refusal } from '../refusals.ts'
import { given, prefixOf } from './standing.ts'

const ACCESS = 'OS_WORKSPACE_ACCESS'

/**
 * Clients that sell in one category are rivals; upper and lower case are one category, and so are spaces around it.
 * @throws Refusal where somebody who gained access to brands in a compared change may then enter brands of two rivals, in
 * whatever way they hold the one or the other, unless the agency's policy lets them
 */
export async function checkRivals(
  sql: Transaction<Database>,
  parts: Pick<ApiParts, 'spellings'>,
): Promise<void> {
  const gained = raw`select distinct person_id, account_id, below from rights_changed
    where change = 'gained' and permission = ${ACCESS}`
  const { rows: some } = await raw`select from (${gained}) as gained limit 1`.execute(sql)
  if (some.length === 0) return
  const { rows: conflicts } = await raw<{ id: string; name: string; client: string }>`
    with gained as materialized (${gained}),
    held as materialized (select distinct person_id, account_id, below
      from (${given(raw`select person_id from gained`, prefixOf(parts))}) as given where permission = ${ACCESS}),
    place as (select account_id, below from gained union select account_id, below from held),
    sold as materialized (
      select place.account_id, place.below, workspace.organisations_id, lower(trim(category)) as category,
        min(client_id) as first, max(client_id) as last
      from place join account_above as flat on flat.above_id = place.account_id
          and (place.below or flat.account_id = place.account_id)
        join workspace on workspace.az_id = flat.account_id and type = 'BRAND' and client_id is not null
        join agency on agency.organisations_id = workspace.organisations_id
        left join workspace_policy as policy on policy.agency_code = agency.code,
        unnest(workspace.categories) as category
      where not coalesce(policy.shares_rivals, false)
      group by 1, 2, 3, 4),
    worked as (select person_id, organisations_id, category, min(first) as first, max(last) as last
      from held join sold using (account_id, below)
      group by 1, 2, 3 having min(first) <> max(last)),
    conflict as (select distinct on (person_id) person_id,
        case when worked.first = sold.first then worked.last else worked.first end as client_id
      from gained join sold using (account_id, below) join worked using (person_id, organisations_id, category)
      order by person_id, category)
    select person.id, trim(firstname || ' ' || lastname) as name,
      coalesce((select client_name from workspace where workspace.client_id = conflict.client_id limit 1), '') as client
    from conflict join person on person.id = conflict.person_id
    order by person.id limit ${MAX_NAMED_OBSTACLES}`.execute(sql)
  if (conflicts.length === 0) return
  const names = conflicts.map(({ name, client }) => `${name} (${client})`).join(', ')
  throw refusal('members-of-rivals', { names }, { conflicts })
}

/** Whether the agency lets people work for rivals at once. */
export async function sharesRivals(sql: Kysely<Database>, agency: string): Promise<boolean> {
  const policy = await sql
    .selectFrom('workspace_policy')
    .select('shares_rivals')
    .where('agency_code', '=', agency)
    .executeTakeFirst()
  return policy?.shares_rivals ?? false
}
