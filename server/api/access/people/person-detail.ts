import { type Kysely, sql as raw } from 'kysely'
import { effective, type Grant } from '../../../../miniapps/domain/access/effective.ts'
import type { EffectivePermission, PersonDetail } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { refusal } from '../refusals.ts'
import { accountLines } from '../account-lines.ts'
import type { Administrator } from '../administrator.ts'
import { assignmentsWhere } from '../grants/assignment-lines.ts'
import { personLine } from './person-lines.ts'

/** @throws Refusal unless they are a member of an agency that the administrator has */
export async function mustKnow(
  sql: Kysely<Database>,
  { agencies }: Administrator,
  ...people: readonly string[]
): Promise<void> {
  const members = await sql
    .selectFrom('agency_member')
    .select('person_id')
    .where('person_id', 'in', people.length ? people : [''])
    .where('agency_code', 'in', agencies.length ? agencies : [''])
    .execute()
  const known = new Set(members.map(({ person_id }) => person_id))
  const unknown = people.find((person) => !known.has(person))
  if (unknown !== undefined) throw refusal('person-not-yours', { person: unknown })
}

/** Whether agencies decide about them too that the administrator has not: those in which they are a guest do not. */
export async function isShared(
  sql: Kysely<Database>,
  { agencies }: Administrator,
  id: string,
): Promise<boolean> {
  const member = await sql
    .selectFrom('agency_member')
    .select('agency_code')
    .where('person_id', '=', id)
    .where('guest_since', 'is', null)
    .where(raw<boolean>`agency_code <> all(${[...agencies]}::text[])`)
    .executeTakeFirst()
  return member !== undefined
}

export async function personDetail(
  sql: Kysely<Database>,
  administrator: Administrator,
  id: string,
): Promise<PersonDetail> {
  await mustKnow(sql, administrator, id)
  const { agencies } = administrator
  const row = await sql
    .selectFrom('person')
    .select(['invited_at', 'disabled_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const records = await sql
    .selectFrom('permission_record')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account_id', 'permissions'])
    .where('person_id', '=', id)
    .where('agency_code', 'in', agencies)
    .orderBy('account_id')
    .execute()
  const accountOf = await accountLines(
    sql,
    records.map(({ account_id }) => account_id),
  )
  return {
    ...(await personLine(sql, id, agencies)),
    invitedAt: row.invited_at?.toISOString() ?? null,
    disabledAt: row.disabled_at?.toISOString() ?? null,
    isShared: await isShared(sql, administrator, id),
    direct: records.map(({ account_id, permissions }) => ({ account: accountOf(account_id), permissions })),
    assignments: await assignmentsWhere(
      sql,
      raw`assignment.person_id = ${id} and account.agency_code = any(${[...agencies]}::text[])`,
    ),
  }
}

interface Given {
  account_id: string
  below: boolean
  permissions: string[]
  expires_at: string | null
  assignment_id: string | null
  role_id: string | null
  role_name: string | null
  group_id: string | null
  group_name: string | null
}

/** What somebody may do on an account, each with every way by which they may. */
export async function effectiveOn(
  { sql, spellings }: Pick<ApiParts, 'sql' | 'spellings'>,
  personId: string,
  accountId: string,
): Promise<EffectivePermission[]> {
  const { rows } = await raw<Given>`
    select account_id, false as below, permissions, null as expires_at, null as assignment_id,
      null as role_id, null as role_name, null as group_id, null as group_name
      from permission_record where person_id = ${personId} and account_id = ${accountId}
    union all
    select held.account_id, held.below, user_role.granted, to_json(held.expires_at) #>> '{}', held.assignment_id,
      user_role.id, user_role.name, person_group.id, person_group.name
      from effective_role as held join user_role on user_role.id = held.role_id
      left join person_group on person_group.id = held.group_id
      where held.person_id = ${personId}
        and held.account_id in (select above_id from account_above where account_id = ${accountId})`.execute(
    sql,
  )
  const above = await sql
    .selectFrom('account_above')
    .select('above_id')
    .where('account_id', '=', accountId)
    .execute()
  const accountOf = await accountLines(
    sql,
    rows.map(({ account_id }) => account_id),
  )
  const grants = rows.map((row): Grant => ({
    kind: row.group_id ? 'group' : row.role_id ? 'role' : 'direct',
    account: accountOf(row.account_id),
    permissions: row.permissions,
    below: row.below,
    ...(row.role_id && { role: { id: row.role_id, name: row.role_name! } }),
    ...(row.group_id && { group: { id: row.group_id, name: row.group_name! } }),
    ...(row.assignment_id && { assignment: row.assignment_id, expiresAt: row.expires_at }),
  }))
  return effective(grants, {
    account: accountId,
    above: above.map(({ above_id }) => above_id),
    prefix: spellings('')[0] ?? '',
    at: new Date(0), // the view answers by the database's clock what has ended
  })
}
