import { randomUUID } from 'node:crypto'
import { sql as raw, type Selectable, type Transaction } from 'kysely'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import { giveRole } from '../access/grants/give-role.ts'
import type { ApiParts, Person } from '../kit/api-environment.ts'
import { titleOf } from './read-requests.ts'

type Request = Selectable<Database['access_request']>

/** What is held directly never ends: until a moment it is held by a role that grants this and nothing else. */
export async function grantUntil(
  sql: Transaction<Database>,
  parts: Pick<ApiParts, 'spellings'>,
  by: Person,
  request: Request,
  { until, reason }: { until: string; reason: string },
): Promise<void> {
  const { person_id: person, account_id: account, agency_code } = request
  const role = (await roleOf(sql, parts, request)) ?? (await makeRole(sql, by, request))
  await raw`delete from role_assignment where person_id = ${person} and role_id = ${role}
    and account_id = ${account} and expires_at <= now()`.execute(sql)
  const given = { person, role, account, below: false, expiresAt: until, reason }
  await giveRole(sql, { person: by, agencies: [agency_code] }, given)
}

async function roleOf(
  sql: Transaction<Database>,
  { spellings }: Pick<ApiParts, 'spellings'>,
  { permission, agency_code }: Request,
): Promise<string | undefined> {
  const role = await sql
    .selectFrom('user_role')
    .select('id')
    .where(raw<boolean>`agencies = array[${agency_code}]::text[] and countries = '{}'
      and jsonb_array_length(permissions) = 1 and cardinality(granted) = 1
      and granted <@ ${spellings(permission)}::text[]`)
    .orderBy('id')
    .executeTakeFirst()
  return role?.id
}

async function makeRole(
  sql: Transaction<Database>,
  by: Person,
  { app, permission, agency_code }: Request,
): Promise<string> {
  const id = `role-${randomUUID()}`
  const role = { name: titleOf(app), agencies: [agency_code], countries: [] }
  const permissions = [{ key: 'PERMISSIONS', values: [permission] }]
  await sql
    .insertInto('user_role')
    .values({
      id,
      ...role,
      application_id: `applications-${agency_code}`,
      permissions: JSON.stringify(permissions),
    })
    .execute()
  await writeAudit(sql, {
    actor: by.id,
    action: 'role.created',
    subject: { type: 'role', id, name: role.name },
    agency: agency_code,
    after: { ...role, permissions },
  })
  return id
}
