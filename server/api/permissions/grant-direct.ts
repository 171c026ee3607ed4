import { type Transaction, sql as raw } from 'kysely'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import { tellPeople } from '../../live/tell-people.ts'
import type { ApiParts } from '../kit/api-environment.ts'

/** What one person is to hold directly on one account, and who says so. */
export interface DirectGrant {
  personId: string
  accountId: string
  /** Bare. */
  permissions: readonly string[]
  /** Left out: the portal itself, such as by its configuration. */
  by?: string | undefined
  reason?: string | undefined
}

type Spellings = Pick<ApiParts, 'spellings'>

/** Adds what the person does not hold there yet, prefixed or bare; answers what that was. */
export async function grantDirect(
  sql: Transaction<Database>,
  { spellings }: Spellings,
  grant: DirectGrant,
): Promise<readonly string[]> {
  const held = await heldDirectly(sql, grant)
  const added = grant.permissions.filter(
    (permission) => !spellings(permission).some((one) => held.includes(one)),
  )
  if (added.length === 0) return []
  await sql
    .insertInto('permission_record')
    .values({ person_id: grant.personId, account_id: grant.accountId, permissions: [...added] })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'account_id'])
        .doUpdateSet({ permissions: raw`permission_record.permissions || excluded.permissions` }),
    )
    .execute()
  await note(sql, 'rights.granted', grant, added)
  return added
}

/** Takes away what the person holds there directly, prefixed or bare; answers what that was. */
export async function revokeDirect(
  sql: Transaction<Database>,
  { spellings }: Spellings,
  grant: DirectGrant,
): Promise<readonly string[]> {
  const held = await heldDirectly(sql, grant)
  const removed = grant.permissions.filter((permission) =>
    spellings(permission).some((one) => held.includes(one)),
  )
  if (removed.length === 0) return []
  const spelt = new Set(removed.flatMap((permission) => spellings(permission)))
  const left = held.filter((permission) => !spelt.has(permission))
  const theirs = raw<boolean>`person_id = ${grant.personId} and account_id = ${grant.accountId}`
  if (left.length === 0) await sql.deleteFrom('permission_record').where(theirs).execute()
  else await sql.updateTable('permission_record').set({ permissions: left }).where(theirs).execute()
  await note(sql, 'rights.revoked', grant, removed)
  return removed
}

async function heldDirectly(
  sql: Transaction<Database>,
  { personId, accountId }: DirectGrant,
): Promise<readonly string[]> {
  const record = await sql
    .selectFrom('permission_record')
    .select('permissions')
    .where('person_id', '=', personId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return record?.permissions ?? []
}

async function note(
  sql: Transaction<Database>,
  action: 'rights.granted' | 'rights.revoked',
  { personId, accountId, by, reason }: DirectGrant,
  permissions: readonly string[],
): Promise<void> {
  const { agency } = await sql
    .selectFrom('account')
    .select('agency_code as agency')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const change = { account: accountId, permissions }
  await writeAudit(sql, {
    actor: by,
    action,
    subject: { type: 'person', id: personId },
    agency,
    ...(action === 'rights.granted' ? { after: change } : { before: change }),
    reason,
  })
  await tellPeople(sql, [personId], 'rights')
}
