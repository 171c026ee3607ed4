import { sql as raw, type Transaction } from 'kysely'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { Administrator } from '../administrator.ts'
import { permissionsOf } from '../guard/standing.ts'

/** People of the group, on the accounts and with the permissions that it gives. */
export const concernedBy = (group: string) => ({
  people: raw`select person_id from group_member where group_id = ${group}`,
  accounts: raw`select account_id from role_assignment where group_id = ${group}`,
  permissions: permissionsOf(
    raw`select role_id from role_assignment as given where given.group_id = ${group}`,
  ),
})

export const noteGroup = (
  sql: Transaction<Database>,
  { person }: Administrator,
  action: `group.${string}`,
  { id, name, agency }: { id: string; name: string; agency: string },
  change: { before?: unknown; after?: unknown; reason?: string | undefined },
) => writeAudit(sql, { actor: person.id, action, subject: { type: 'group', id, name }, agency, ...change })
