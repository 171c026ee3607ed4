import { type Transaction, sql as raw } from 'kysely'
import { type AuditEntry, writeAudit } from '../../audit/write-audit.ts'
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
  parts: Spellings,
  { personId, ...grant }: DirectGrant,
): Promise<readonly string[]> {
  return (await grantToEach(sql, parts, [personId], grant)).get(personId) ?? []
}

/** The same to each of many; answers those who did not hold all of it, with what was added. */
export async function grantToEach(
  sql: Transaction<Database>,
  { spellings }: Spellings,
  people: readonly string[],
  { accountId, permissions, ...by }: Omit<DirectGrant, 'personId'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const held = await heldDirectly(sql, people, accountId)
  const added = new Map(
    people.map((id) => {
      const has = held.get(id) ?? []
      return [id, permissions.filter((each) => !spellings(each).some((one) => has.includes(one)))]
    }),
  )
  for (const [id, missing] of added) if (missing.length === 0) added.delete(id)
  if (added.size === 0) return added
  const rows = [...added].map(([person, missing]) => ({ person, permissions: missing }))
  await raw`insert into permission_record (person_id, account_id, permissions)
    select person, ${accountId}::text, permissions
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (person text, permissions text[])
    on conflict (person_id, account_id)
      do update set permissions = permission_record.permissions || excluded.permissions`.execute(sql)
  await note(sql, 'rights.granted', { accountId, ...by }, added)
  return added
}

/** Takes away what the person holds there directly, prefixed or bare; answers what that was. */
export async function revokeDirect(
  sql: Transaction<Database>,
  { spellings }: Spellings,
  grant: DirectGrant,
): Promise<readonly string[]> {
  const held = (await heldDirectly(sql, [grant.personId], grant.accountId)).get(grant.personId) ?? []
  const removed = grant.permissions.filter((permission) =>
    spellings(permission).some((one) => held.includes(one)),
  )
  if (removed.length === 0) return []
  const spelt = new Set(removed.flatMap((permission) => spellings(permission)))
  const left = held.filter((permission) => !spelt.has(permission))
  const theirs = raw<boolean>`person_id = ${grant.personId} and account_id = ${grant.accountId}`
  if (left.length === 0) await sql.deleteFrom('permission_record').where(theirs).execute()
  else await sql.updateTable('permission_record').set({ permissions: left }).where(theirs).execute()
  await note(sql, 'rights.revoked', grant, new Map([[grant.personId, removed]]))
  return removed
}

async function heldDirectly(
  sql: Transaction<Database>,
  people: readonly string[],
  accountId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const records = await sql
    .selectFrom('permission_record')
    .select(['person_id', 'permissions'])
    .where('account_id', '=', accountId)
    .where(raw<boolean>`person_id = any(${[...people]}::text[])`)
    .orderBy('person_id')
    .forUpdate()
    .execute()
  return new Map(records.map(({ person_id, permissions }) => [person_id, permissions]))
}

async function note(
  sql: Transaction<Database>,
  action: 'rights.granted' | 'rights.revoked',
  { accountId, by, reason }: Omit<DirectGrant, 'personId' | 'permissions'>,
  changed: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const { agency } = await sql
    .selectFrom('account')
    .select('agency_code as agency')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const entries = [...changed].map(([id, permissions]): AuditEntry => {
    const change = { account: accountId, permissions }
    return {
      actor: by,
      action,
      subject: { type: 'person', id },
      agency,
      ...(action === 'rights.granted' ? { after: change } : { before: change }),
      reason,
    }
  })
  await writeAudit(sql, ...entries)
  await tellPeople(sql, [...changed.keys()], 'rights')
}
