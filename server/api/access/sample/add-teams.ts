import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { AGENCIES } from '../../../world/agencies.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'
import { demoId } from '../../../world/people.ts'
import { USER_ROLES } from '../../../world/sample-roles.ts'
import { moment } from '../../../world/days.ts'

interface Team {
  id: string
  name: string
  description: string
  role: string
  people: number
}

/** One after the other out of the agency's staff, so that nobody is in two. */
const TEAMS: readonly Team[] = [
  {
    id: 'planning',
    name: 'Planning team',
    description: 'Plans campaigns and audits brands',
    role: 'role-media-planner',
    people: 8,
  },
  {
    id: 'leads',
    name: 'Account leads',
    description: 'Lead a client and approve what is handed in',
    role: 'role-account-lead',
    people: 3,
  },
]

const ADMINISTRATOR = 'role-administrator'

/** Others count who administers these: a second administrator would let the only one leave. */
const ONE_ADMINISTRATOR = ['choreograph', 'wavemaker', 'mindshare', 'msix', 'wms']
/** Behind those whom the other samples gave something. */
const STAFF_TAKEN = 8

/** Teams that hold a role together, and a deputy of the administrator in some agencies. Demo accounts hold what they held. */
export const addTeams: Noun['addSample'] = async (sql, { staff }) => {
  await grantWhatNamesSay(sql)
  for (const { code, az_id } of AGENCIES) {
    const people = staff.filter(({ agencies }) => agencies.includes(code)).map(({ person }) => person.id)
    await addTo(sql, code, az_id, people.slice(STAFF_TAKEN))
  }
}

/** Roles of earlier sample worlds granted nothing; one that an administrator has changed since stays. */
async function grantWhatNamesSay(sql: Kysely<Database>): Promise<void> {
  for (const { id, permissions, agencies } of USER_ROLES)
    await sql
      .updateTable('user_role')
      .set({ permissions: JSON.stringify(permissions), agencies: [...agencies] })
      .where('id', '=', id)
      .where(raw<boolean>`granted = '{}'`)
      .execute()
}

async function addTo(sql: Kysely<Database>, agency: string, account_id: string, staff: readonly string[]) {
  const given = {
    account_id,
    below: false,
    expires_at: null,
    given_by: demoId('admin@agency.example'),
    given_at: moment(-30, 9),
  }
  const free = [...staff]
  for (const { id, name, description, role, people } of await missing(sql, agency)) {
    const group = `group-${agency}-${id}`
    await insertRows(sql, 'person_group', [
      { id: group, agency_code: agency, name, description, rule: null, source: 'portal', external_id: null },
    ])
    const members = free.splice(0, people)
    await insertRows(
      sql,
      'group_member',
      members.map((person_id) => ({ group_id: group, person_id, source: 'portal' })),
    )
    await insertRows(sql, 'role_assignment', [
      { ...given, id: `given-${agency}-${id}`, group_id: group, role_id: role, reason: description },
    ])
  }
  if (ONE_ADMINISTRATOR.includes(agency) || !(await roleIds(sql)).has(ADMINISTRATOR)) return
  await insertRows(sql, 'role_assignment', [
    {
      ...given,
      id: `given-${agency}-deputy`,
      person_id: free[0],
      role_id: ADMINISTRATOR,
      reason: 'Deputy of the administrator',
    },
  ])
}

/** But a team of a name that the agency has given already, or of a role that somebody has deleted. */
async function missing(sql: Kysely<Database>, agency: string): Promise<readonly Team[]> {
  const rows = await sql.selectFrom('person_group').select('name').where('agency_code', '=', agency).execute()
  const names = new Set(rows.map(({ name }) => name))
  const roles = await roleIds(sql)
  return TEAMS.filter(({ name, role }) => !names.has(name) && roles.has(role))
}

async function roleIds(sql: Kysely<Database>): Promise<ReadonlySet<string>> {
  const rows = await sql.selectFrom('user_role').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}
