import { type Kysely, sql as raw } from 'kysely'
import type { Facet, PeopleFacets } from '../../../../miniapps/domain/access/wire.ts'
import type { Database } from '../../../db/schema.ts'
import { fits, type PeopleFilters, STATUS } from './people-query.ts'

/** How many people each further choice would leave; a filter does not narrow its own choices. */
export async function peopleFacets(
  sql: Kysely<Database>,
  filters: PeopleFilters,
  mine: readonly string[],
  isAsked: (filter: 'agency' | 'role' | 'group' | 'status') => boolean,
): Promise<PeopleFacets> {
  const own = [...mine]
  const queries = {
    agency: raw`select agency.code as id, agency.name, count(*)::integer as count from found
      join agency_member on person_id = found.id join agency on agency.code = agency_code
      where code = any(${own}::text[]) group by agency.code, agency.name`,
    role: raw`select user_role.id, user_role.name, count(distinct found.id)::integer as count from found
      join effective_role as held on held.person_id = found.id join user_role on user_role.id = held.role_id
      join account on account.id = held.account_id and account.agency_code = any(${own}::text[])
      group by user_role.id, user_role.name`,
    group: raw`select person_group.id, person_group.name, count(*)::integer as count from found
      join group_member on person_id = found.id join person_group on person_group.id = group_id
      where agency_code = any(${own}::text[]) group by person_group.id, person_group.name`,
    status: raw`select status as id, status as name, count(*)::integer as count from found group by status`,
  }
  const counted = async (filter: keyof typeof queries): Promise<readonly Facet[]> => {
    const others = isAsked(filter) ? { ...filters, [filter]: filter === 'agency' ? own : [] } : filters
    const { rows } = await raw<Facet>`
      with found as (select person.id, ${STATUS} as status from person where ${fits(others)})
      ${queries[filter]} order by count desc, name limit 200`.execute(sql)
    return rows
  }
  const total = await raw<{
    count: number
  }>`select count(*)::integer as count from person where ${fits(filters)}`.execute(sql)
  return {
    agency: await counted('agency'),
    role: await counted('role'),
    group: await counted('group'),
    status: await counted('status'),
    total: total.rows[0]!.count,
  }
}
