import { sql as raw } from 'kysely'
import type { FlagLine } from '../../../../miniapps/domain/access/wire-checks.ts'
import type { Handler } from '../../kit/routes.ts'
import type { AccessWorld } from '../administrator.ts'

/** Feature flags with the roles that carry them, and how many people have them by these. */
export const listFlags: Handler<AccessWorld> = async ({ sql, administrator }) => {
  const mine = raw`${[...administrator.agencies]}::text[]`
  const { rows } = await raw<FlagLine>`
    with carried as (select distinct flag, role.id, role.name
      from user_role as role, jsonb_path_query(permissions, '$[*] ? (@.key == "FEATURE_FLAGS").values[*]') as value,
        lateral (select value #>> '{}' as flag) as named
      where cardinality(agencies) = 0 or agencies && ${mine})
    select flag, jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name) as roles,
      (select count(distinct person_id)::integer from effective_role as held
        join account on account.id = held.account_id and account.agency_code = any(${mine})
        where held.role_id = any(array_agg(carried.id))) as people
    from carried group by flag order by flag`.execute(sql)
  return { data: rows }
}
