import { sql as raw, type Transaction } from 'kysely'
import type { RoleLine } from '../../../../miniapps/domain/access/wire-grants.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import { refusal } from '../refusals.ts'
import type { AccessWorld, Administrator } from '../administrator.ts'
import { roleLine } from './role-lines.ts'

export async function ownRole({ sql, administrator }: AccessWorld, role: string): Promise<RoleLine> {
  const line = await roleLine(sql, administrator, role)
  if (!line.mayChange) throw refusal('role-of-other-agencies', { role: line.name })
  return line
}

/** All that a role holds: permissions, and values of other keys as `KEY:value`. */
export const linesOf = (keys: RoleLine['permissions']): readonly string[] =>
  keys.flatMap(({ key, values }) =>
    key === 'PERMISSIONS' ? values : values.map((value) => `${key}:${value}`),
  )

/** Holders and accounts that a change of the role touches, also by assignments of the first release (`person_role`), which hold in all agencies of a person. */
export const holders = (role: string, differing: readonly string[]) => ({
  people: raw`select person_id from effective_role where role_id = ${role}
    union select person_id from person_role where role_id = ${role}`,
  accounts: raw`select account_id from role_assignment where role_id = ${role}
    union select az_id from agency where exists (select from person_role where role_id = ${role})`,
  permissions: raw`select unnest(${[...differing]}::text[])`,
})

/** For each agency that uses it: its administrators look for it there. */
export const noteRole = (
  sql: Transaction<Database>,
  { person, agencies: mine }: Administrator,
  action: `role.${string}`,
  { id, name, agencies }: { id: string; name: string; agencies: readonly string[] },
  change: { before?: unknown; after?: unknown; reason?: string | undefined },
) =>
  writeAudit(
    sql,
    ...(agencies.length > 0 ? agencies : mine).map((agency) => ({
      actor: person.id,
      action,
      subject: { type: 'role', id, name },
      agency,
      ...change,
    })),
  )
