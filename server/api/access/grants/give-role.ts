import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AssignmentInput } from '../../../../miniapps/domain/access/wire-grants.ts'
import { type AuditEntry, writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import { refusal } from '../refusals.ts'
import { accountIn } from '../account-lines.ts'
import type { Administrator } from '../administrator.ts'

/** Answers the assignment's id, or null where it is given already and that is fine. */
export async function giveRole(
  sql: Transaction<Database>,
  administrator: Administrator,
  given: AssignmentInput,
  unless?: 'unless given',
): Promise<string | null> {
  const { person, group, ...how } = given
  const [made] = await giveRoleToEach(sql, administrator, [{ person, group }], how)
  if (!made && unless) return null
  if (!made) throw refusal('assignment-known')
  return made.id
}

type Holder = Pick<AssignmentInput, 'person' | 'group'>

/** The same to each of many; answers the assignments that are new. */
export async function giveRoleToEach(
  sql: Transaction<Database>,
  { person: by, agencies }: Administrator,
  holders: readonly Holder[],
  given: Omit<AssignmentInput, 'person' | 'group'>,
): Promise<readonly { id: string; person_id: string | null }[]> {
  const account = await accountIn(sql, agencies, given.account)
  if (!account) throw refusal('account-not-found', { account: given.account })
  const role = await sql.selectFrom('user_role').selectAll().where('id', '=', given.role).executeTakeFirst()
  const isSeen = role && (!role.agencies.length || role.agencies.some((code) => agencies.includes(code)))
  if (!isSeen) throw refusal('role-not-found', { role: given.role }) // nor is one of others called by its name
  const isElsewhere = role.agencies.length > 0 && !role.agencies.includes(account.agency)
  const isAbroad =
    account.country !== null && role.countries.length > 0 && !role.countries.includes(account.country)
  if (isElsewhere || isAbroad) throw refusal('role-not-for-account', { role: role.name })
  const row = {
    role_id: given.role,
    account_id: given.account,
    below: given.below,
    expires_at: given.expiresAt,
    given_by: by.id,
    given_at: new Date(),
    reason: given.reason,
  }
  const made = await sql
    .insertInto('role_assignment')
    .values(
      holders.map(({ person, group }) => ({
        id: `assignment-${randomUUID()}`,
        person_id: person ?? null,
        group_id: group ?? null,
        ...row,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'person_id', 'group_id'])
    .execute()
  const entries = made.map(({ person_id, group_id }): AuditEntry => ({
    actor: by.id,
    action: 'role.assigned',
    subject: { type: 'role', id: role.id, name: role.name },
    agency: account.agency,
    after: {
      person: person_id,
      group: group_id,
      account: row.account_id,
      below: row.below,
      expiresAt: row.expires_at,
    },
    reason: given.reason,
  }))
  await writeAudit(sql, ...entries)
  return made
}
