import { type Kysely, type RawBuilder, sql as raw } from 'kysely'
import type { AssignmentLine } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { Database } from '../../../db/schema.ts'
import { accountLines } from '../account-lines.ts'

interface Row {
  id: string
  key: string
  person_id: string | null
  person_name: string | null
  group_id: string | null
  group_name: string | null
  role_id: string
  role_name: string
  account_id: string
  below: boolean
  expires_at: Date | null
  is_expired: boolean
  given_by: string | null
  given_at: Date
  reason: string
}

/** Newest first; `key` is where a page goes on. */
export async function assignmentRows(
  sql: Kysely<Database>,
  where: RawBuilder<unknown>,
  limit = 1000,
): Promise<readonly { id: string; key: string; line: AssignmentLine }[]> {
  const { rows } = await raw<Row>`
    select assignment.id, to_char(given_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') as key,
      person.id as person_id, person.firstname || ' ' || person.lastname as person_name,
      person_group.id as group_id, person_group.name as group_name, role.id as role_id, role.name as role_name,
      account_id, below, expires_at, coalesce(expires_at <= now(), false) as is_expired, reason, given_at,
      (select firstname || ' ' || lastname from person where person.id = given_by) as given_by
    from role_assignment as assignment join user_role as role on role.id = role_id
      join account on account.id = account_id
      left join person on person.id = assignment.person_id
      left join person_group on person_group.id = assignment.group_id
    where ${where} order by given_at desc, assignment.id desc limit ${limit}`.execute(sql)
  const accountOf = await accountLines(
    sql,
    rows.map(({ account_id }) => account_id),
  )
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    line: {
      id: row.id,
      person: row.person_id === null ? null : { id: row.person_id, name: row.person_name! },
      group: row.group_id === null ? null : { id: row.group_id, name: row.group_name! },
      role: { id: row.role_id, name: row.role_name },
      account: accountOf(row.account_id),
      below: row.below,
      expiresAt: row.expires_at?.toISOString() ?? null,
      isExpired: row.is_expired,
      givenBy: row.given_by,
      givenAt: row.given_at.toISOString(),
      reason: row.reason,
    },
  }))
}

export const assignmentsWhere = async (sql: Kysely<Database>, where: RawBuilder<unknown>) =>
  (await assignmentRows(sql, where)).map(({ line }) => line)

/** People by id alone, as everywhere in the log. */
export const noted = ({ person, group, account, below, expiresAt }: AssignmentLine) => ({
  person: person?.id ?? null,
  group: group?.name ?? null,
  account: account.name,
  below,
  expiresAt,
})
