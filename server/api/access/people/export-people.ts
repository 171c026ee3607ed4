import { type Kysely, sql as raw } from 'kysely'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiContext } from '../../kit/api-environment.ts'
import type { Administrator } from '../administrator.ts'
import { csv } from '../csv.ts'
import { fits, type PeopleFilters, SORT_NAME, STATUS } from './people-query.ts'

const COLUMNS = ['email', 'firstname', 'lastname', 'agency', 'groups', 'roles', 'status'] as const
const MAX_ROWS = 100_000

/** As the import reads it: one row for each agency of a person. */
export async function exportPeople(
  context: ApiContext,
  sql: Kysely<Database>,
  { person, agencies }: Administrator,
  filters: PeopleFilters,
): Promise<Response> {
  const rows = await rowsOf(sql, filters)
  await writeAudit(sql, {
    actor: person.id,
    action: 'people.exported',
    subject: { type: 'people', id: 'all', name: 'people' },
    agency: agencies.length === 1 ? agencies[0] : null,
    after: { rows: rows.length, filters: { ...filters } },
  })
  return csv(context, 'people.csv', [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))])
}

/**
 * Only groups that are filled by hand, and roles given to the people themselves on the account of the agency: whatever else
 * they hold, reading the file back would give to them once more, and on more accounts.
 */
async function rowsOf(sql: Kysely<Database>, filters: PeopleFilters) {
  const { rows } = await raw<Record<(typeof COLUMNS)[number], string>>`
    select email, firstname, lastname, agency.code as agency, ${STATUS} as status,
      (select coalesce(string_agg(name, ';' order by name), '') from group_member
        join person_group on person_group.id = group_id
        where person_id = person.id and agency_code = agency.code
          and person_group.source = 'portal' and group_member.source = 'portal') as groups,
      (select coalesce(string_agg(name, ';' order by name), '') from role_assignment as given
        join user_role on user_role.id = given.role_id
        where given.person_id = person.id and given.account_id = agency.az_id
          and (expires_at is null or expires_at > now())) as roles
    from person join agency_member on agency_member.person_id = person.id
      join agency on agency.code = agency_member.agency_code
    where ${fits(filters)} and agency.code = any(${[...filters.agency]}::text[])
    order by ${SORT_NAME}, person.id collate "C", agency.code limit ${MAX_ROWS}`.execute(sql)
  return rows
}
