import { sql as raw } from 'kysely'
import type { Db } from '../../server/db/db.ts'
import { type AuditWorld, embeddedWorld, postgresqlWorld } from './audit-world.ts'
import { median } from './median.ts'
import type { Part, Result } from './result.ts'

const PEOPLE = 50_000
const BRANDS = 10_000
const ROLES = 200
const GROUPS = 500
const ROUNDS = 9
const WARM_UP = 2
const LIST_MS = 200
const RIGHTS_MS = 20
/** Administers every agency of the sample world. */
const ADMIN = 'admin'
const CROWD = 'crowd-7'
const AUDIT_ENTRIES = 100_000
const NOTICES = 100_000
const TREE = '/workspaces/tree?agency=choreograph'

const CALLS: Readonly<Record<string, { path: string; most: number; who?: string }>> = {
  'people, first page': { path: '/access/people', most: LIST_MS },
  'people of one agency, found by name': {
    path: '/access/people?agency=choreograph&q=last77',
    most: LIST_MS,
  },
  'people, found by a beginning that a tenth shares': { path: '/access/people?q=first1', most: LIST_MS },
  'people of one role': { path: '/access/people?role=crowd-role-7', most: LIST_MS },
  'people of one group': { path: '/access/people?group=crowd-group-7', most: LIST_MS },
  'people, counted by agency, role, group and status': { path: '/access/people/facets', most: LIST_MS },
  'the same of a beginning that a tenth shares': { path: '/access/people/facets?q=first1', most: LIST_MS },
  'roles with their holders': { path: '/access/roles', most: LIST_MS },
  'groups with their members': { path: '/access/groups', most: LIST_MS },
  'assignments, newest first': { path: '/access/assignments', most: LIST_MS },
  'accounts, found by name': { path: '/access/accounts?q=crowd brand 99', most: LIST_MS },
  'audit log': { path: '/access/audit', most: LIST_MS },
  'audit log, of one action': { path: '/access/audit?action=role.changed', most: LIST_MS },
  'audit log, searched for what it has not': { path: '/access/audit?q=xyzzy', most: LIST_MS },
  notifications: { path: '/notifications', most: LIST_MS },
  'rights checked in an ordinary call': {
    path: '/workspaces/rights?agency=choreograph',
    most: RIGHTS_MS,
    who: CROWD,
  },
  'markets of an agency, with settings and readiness': {
    path: '/markets?agency=choreograph',
    most: LIST_MS,
  },
  'catalogue of an agency, with its audience countries': {
    path: '/catalogue?agency=choreograph',
    most: LIST_MS,
    who: CROWD,
  },
  'effective rights of a person, with every way': {
    path: `/access/people/${CROWD}/effective?agency=choreograph`,
    most: RIGHTS_MS,
  },
  'brands that somebody may work in by a role for all of them': {
    path: '/workspaces/preview?parentId=organisation-choreograph&type=Brand&search=crowd',
    most: LIST_MS,
    who: CROWD,
  },
  'advertisers above them': { path: TREE, most: LIST_MS, who: CROWD },
  'brands found in the tree by them': { path: `${TREE}&search=brand%2099`, most: LIST_MS, who: CROWD },
  'brands found in the tree by who manages them': { path: `${TREE}&search=brand%2099`, most: LIST_MS },
  'a level of ten thousand brands': { path: `${TREE}&parent=crowd`, most: LIST_MS },
  'members of a brand, everybody by a role': { path: '/workspaces/crowd-brand-7/members', most: LIST_MS },
  'all that is called so': { path: '/search?agency=choreograph&q=crowd', most: LIST_MS, who: CROWD },
}

/** What administrators ask of a large house. */
export const access: Part = {
  name: 'access',
  title: `Access: the server's time of each call; ${PEOPLE.toLocaleString('en')} people, ${BRANDS.toLocaleString('en')} brands, ${ROLES} roles, ${GROUPS} groups`,
  async run() {
    const embedded = await timesOf(await embeddedWorld(addCrowd))
    const world = await postgresqlWorld(addCrowd)
    const postgresql = world && (await timesOf(world))
    return Object.entries(CALLS).map(([measure, { most }]): Result => {
      const worst = Math.max(embedded[measure]!, postgresql?.[measure] ?? 0)
      return {
        measure,
        ours: `embedded ${embedded[measure]!.toFixed(1)} ms`,
        others: postgresql
          ? `PostgreSQL ${postgresql[measure]!.toFixed(1)} ms`
          : 'PostgreSQL is not installed',
        target: `at most ${most} ms`,
        met: worst <= most,
      }
    })
  },
}

async function timesOf(world: AuditWorld): Promise<Record<string, number>> {
  try {
    const times: Record<string, number> = {}
    for (const [measure, { path, who = ADMIN }] of Object.entries(CALLS)) {
      const taken: number[] = []
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const start = performance.now()
        await world.ask(who, path)
        if (round >= 0) taken.push(performance.now() - start)
      }
      times[measure] = median(taken)
    }
    return times
  } finally {
    await world.close()
  }
}

/** Everybody is a member of Choreograph and of three groups; each group has a role for all brands of the agency. */
export async function addCrowd({ sql }: Pick<Db, 'sql'>): Promise<void> {
  const account = raw`select az_id from agency where code = 'choreograph'`
  // what contacts make of each new person is not measured here, and takes longer than all the rest
  await raw`alter table person disable trigger contact_of_person`.execute(sql)
  await raw`alter table agency_member disable trigger contact_of_member`.execute(sql)
  for (const statement of [
    raw`insert into person (id, email, firstname, lastname, demo, date_locale, number_locale, display_language)
      select 'crowd-' || n, 'crowd-' || n || '@agency.example', 'First' || n % 1000, 'Last' || n % 7919, false,
        'en-gb', 'en-gb', 'en-US' from generate_series(1, ${PEOPLE}::integer) n`,
    raw`insert into agency_member select 'choreograph', 'crowd-' || n from generate_series(1, ${PEOPLE}::integer) n`,
    raw`insert into permission_record select 'crowd-' || n, (${account}), '{OsAgencyAccess}'
      from generate_series(1, ${PEOPLE}::integer) n`,
    raw`insert into workspace (id, az_id, parent_id, organisations_id, type, name, status, country_code, countries,
        categories, created_at, updated_at)
      select 'crowd-brand-' || n, 'az-crowd-brand-' || n, 'crowd', 'organisation-choreograph', 'BRAND',
        'Crowd brand ' || n, 'LIVE', 'GB', '{}', '{}', now(), now() from generate_series(1, ${BRANDS}::integer) n`,
    raw`insert into account select 'az-crowd-brand-' || n, (${account}), 'choreograph'
      from generate_series(1, ${BRANDS}::integer) n`,
    raw`insert into user_role (id, name, application_id, countries, agencies, permissions)
      select 'crowd-role-' || n, 'Crowd role ' || n, 'applications-choreograph', '{}', '{}',
        jsonb_build_array(jsonb_build_object('key', 'PERMISSIONS',
          'values', jsonb_build_array('OS_WORKSPACE_ACCESS', 'CrowdPermission' || n, 'CrowdOther' || n)))
      from generate_series(1, ${ROLES}::integer) n`,
    raw`insert into person_group (id, agency_code, name)
      select 'crowd-group-' || n, 'choreograph', 'Crowd group ' || n from generate_series(1, ${GROUPS}::integer) n`,
    raw`insert into group_member (group_id, person_id)
      select distinct 'crowd-group-' || 1 + (n * 31 + k * 97) % ${GROUPS}::integer, 'crowd-' || n
      from generate_series(1, ${PEOPLE}::integer) n, generate_series(1, 3) k`,
    raw`insert into role_assignment (id, group_id, role_id, account_id, below, given_at)
      select 'crowd-given-' || n, 'crowd-group-' || n, 'crowd-role-' || 1 + n % ${ROLES}::integer, (${account}), true, now()
      from generate_series(1, ${GROUPS}::integer) n`,
    raw`insert into audit_entry (action, subject_type, subject_id, subject_name, agency_code, outcome)
      select 'role.changed', 'role', 'crowd-role-' || n % 200, 'Crowd', 'choreograph', 'done' from generate_series(1, ${AUDIT_ENTRIES}::integer) n`,
    raw`insert into notification (person_id, kind, params, path)
      select case when n % 50 = 0 then 'person-admin' else 'crowd-' || n % ${PEOPLE}::integer + 1 end, 'announcement', '{"text": "Crowd"}', '/you'
      from generate_series(1, ${NOTICES}::integer) n`,
    raw`analyze`,
  ])
    await statement.execute(sql)
}
