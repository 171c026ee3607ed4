import { type Kysely, type RawBuilder, sql as raw } from 'kysely'
import type { Facet, PeopleFacets } from '../../../../miniapps/domain/access/wire.ts'
import type { Database } from '../../../db/schema.ts'
import type { PeopleFilters } from './people-query.ts'
import { counted, foundPeople, holdersIn, notActive } from './people-sets.ts'

type FacetName = 'agency' | 'role' | 'group' | 'status'

const MOST_CHOICES = 200
const IN_BOTH = counted(raw`found.bits & choice.bits`)

/** How many people each further choice would leave; a filter does not narrow its own choices. */
export async function peopleFacets(
  sql: Kysely<Database>,
  filters: PeopleFilters,
  mine: readonly string[],
  isAsked: (filter: FacetName) => boolean,
): Promise<PeopleFacets> {
  const choices = choicesIn(mine)
  const facet = (name: FacetName) => {
    const others = { ...filters, [name]: name === 'agency' ? mine : [] }
    const found = isAsked(name) ? raw`(${foundPeople(others)})` : raw`found`
    return raw`(select coalesce(jsonb_agg(choice order by count desc, name), '[]') from (
      select * from (${choices[name](found)}) as choice where count > 0
      order by count desc, name limit ${MOST_CHOICES}) as choice) as ${raw.ref(name)}`
  }
  const { rows } = await raw<PeopleFacets>`with found as materialized (${foundPeople(filters)})
    select ${raw.join([facet('agency'), facet('role'), facet('group'), facet('status')])},
      (select ${counted(raw`bits`)} from found) as total`.execute(sql)
  return rows[0]!
}

/** Queries of `id`, `name` and `count` of whoever is found. */
const choicesIn = (
  mine: readonly string[],
): Record<FacetName, (found: RawBuilder<unknown>) => RawBuilder<Facet>> => ({
  agency: (found) => raw`select agency.code as id, agency.name, ${IN_BOTH} as count
    from ${found} as found join people_set as choice using (block) join agency on agency.code = choice.key
    where kind = 'agency' and agency.code = any(${[...mine]}::text[]) group by agency.code, agency.name`,
  role: (found) => raw`select user_role.id, user_role.name, ${IN_BOTH} as count
    from ${found} as found join (${holdersIn(mine)}) as choice using (block)
      join user_role on user_role.id = choice.role_id group by user_role.id, user_role.name`,
  group: (found) => raw`select person_group.id, person_group.name, ${IN_BOTH} as count
    from ${found} as found join people_set as choice using (block) join person_group on person_group.id = choice.key
    where kind = 'group' and agency_code = any(${[...mine]}::text[]) group by person_group.id, person_group.name`,
  status: (found) => raw`with other as (select status, ${IN_BOTH} as count
      from ${found} as found join (${notActive}) as choice using (block) group by status)
    select status as id, status as name, count from other
    union all select 'active', 'active',
      ((select ${counted(raw`bits`)} from ${found} as everybody) - coalesce((select sum(count) from other), 0))::integer`,
})
