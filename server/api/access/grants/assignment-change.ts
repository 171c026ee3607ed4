import { sql as raw, type Transaction } from 'kysely'
import type { AssignmentLine } from '../../../../miniapps/domain/access/wire-grants.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { refusal } from '../refusals.ts'
import type { Administrator } from '../administrator.ts'
import { permissionsOf } from '../guard/standing.ts'
import { assignmentsWhere, noted } from './assignment-lines.ts'

export const isIn = (agencies: readonly string[]) => raw`account.agency_code = any(${[...agencies]}::text[])`

/** @throws Refusal where there is none in an agency of theirs */
export async function assignmentOf(
  sql: ApiParts['sql'],
  { agencies }: Administrator,
  assignment: string,
): Promise<AssignmentLine> {
  const [line] = await assignmentsWhere(sql, raw`assignment.id = ${assignment} and ${isIn(agencies)}`)
  if (!line) throw refusal('assignment-not-found', { assignment })
  return line
}

export async function removeAssignment(
  sql: Transaction<Database>,
  administrator: Administrator,
  before: AssignmentLine,
  reason?: string,
): Promise<null> {
  await sql.deleteFrom('role_assignment').where('id', '=', before.id).execute()
  await noteAssignment(sql, administrator, 'role.unassigned', before, { before: noted(before), reason })
  return null
}

export const holders = (person: string | null, group: string | null, role: string, account: string) => ({
  people: raw`select ${person}::text union all select person_id from group_member where group_id = ${group}`,
  accounts: raw`select ${account}::text`,
  permissions: permissionsOf(raw`select ${role}::text`),
})

export const holdersOf = ({ person, group, role, account }: AssignmentLine) =>
  holders(person?.id ?? null, group?.id ?? null, role.id, account.id)

export const noteAssignment = (
  sql: Transaction<Database>,
  { person }: Administrator,
  action: `role.${string}`,
  { role, account }: AssignmentLine,
  change: { before?: unknown; after?: unknown; reason?: string | undefined },
) =>
  writeAudit(sql, {
    actor: person.id,
    action,
    subject: { type: 'role', ...role },
    agency: account.agency,
    ...change,
  })
