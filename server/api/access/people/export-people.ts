import type { Kysely } from 'kysely'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiContext } from '../../kit/api-environment.ts'
import type { Administrator } from '../administrator.ts'
import { csv } from '../csv.ts'
import { fits, type PeopleFilters, pageOfPeople } from './people-query.ts'
import { personLines } from './person-lines.ts'

const COLUMNS = ['email', 'firstname', 'lastname', 'agency', 'groups', 'roles', 'status'] as const
const MAX_ROWS = 100_000

/** As the import reads it: one row for each agency of a person. */
export async function exportPeople(
  context: ApiContext,
  sql: Kysely<Database>,
  { person, agencies }: Administrator,
  filters: PeopleFilters,
): Promise<Response> {
  const { rows } = await pageOfPeople(fits(filters), { after: null, limit: MAX_ROWS, q: '' }).execute(sql)
  const lineOf = await personLines(
    sql,
    rows.map(({ id }) => id),
    filters.agency,
  )
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(';')
  const lines = rows.flatMap(({ id }) => {
    const line = lineOf(id)
    const { email, firstname, lastname, groups, roles, status } = line
    return line.agencies.map((agency) => [
      email,
      firstname,
      lastname,
      agency,
      names(groups),
      names(roles),
      status,
    ])
  })
  await writeAudit(sql, {
    actor: person.id,
    action: 'people.exported',
    subject: { type: 'people', id: 'all', name: 'people' },
    agency: agencies.length === 1 ? agencies[0] : null,
    after: { rows: lines.length, filters: { ...filters } },
  })
  return csv(context, 'people.csv', [COLUMNS, ...lines])
}
