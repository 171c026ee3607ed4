import { type Kysely, sql as raw } from 'kysely'
import * as v from 'valibot'
import type { Imported, ImportRow } from '../../../../miniapps/domain/access/wire.ts'
import type { Database } from '../../../db/schema.ts'
import type { Administrator } from '../administrator.ts'
import { email as address } from '../input.ts'

export interface CheckedRow {
  email: string
  firstname: string
  lastname: string
  agency: string
  /** Of the agency. */
  account: string
  groupIds: readonly string[]
  roleIds: readonly string[]
  /** What the status of the file changes; null: nothing. */
  becomes: 'active' | 'disabled' | null
  /** Null for an address that nobody has here yet. */
  personId: string | null
  isNew: boolean
  /** Known, and in no agency of somebody else. */
  mayRename: boolean
  /** In an agency that somebody else administers. */
  isElsewhere: boolean
}

type Known = { email: string; id: string; agencies: string[]; disabled: boolean }

/** Everything wrong with a file, row by row; the rows are numbered from 1. */
export async function checkRows(
  sql: Kysely<Database>,
  { person, agencies }: Administrator,
  rows: readonly ImportRow[],
): Promise<{ checked: CheckedRow[]; errors: Imported['errors'] }> {
  const mine = [...agencies]
  const emails = rows.map(({ email }) => email.toLowerCase())
  const known =
    await raw<Known>`select email, id, disabled_at is not null as disabled, array(select agency_code from agency_member
    where person_id = person.id and guest_since is null) as agencies from person where email = any(${emails}::text[])`.execute(
      sql,
    )
  const people = new Map(known.rows.map((row) => [row.email, row]))
  const groups = await sql
    .selectFrom('person_group')
    .select(['id', 'name', 'agency_code'])
    .where('agency_code', 'in', mine)
    .where('source', '=', 'portal')
    .execute()
  const roles = await sql.selectFrom('user_role').select(['id', 'name', 'agencies']).execute()
  const accounts = new Map(
    (await sql.selectFrom('agency').select(['code', 'az_id']).execute()).map((row) => [row.code, row.az_id]),
  )
  const errors: Imported['errors'][number][] = []
  const seen = new Set<string>()
  const checked = rows.map((row, index): CheckedRow => {
    const wrong = (field: keyof ImportRow, problem: Imported['errors'][number]['problem']) =>
      void errors.push({ row: index + 1, field, problem })
    const email = row.email.toLowerCase()
    const { agency, status: wanted = '' } = row
    const status = wanted === 'invited' ? '' : wanted
    if (!v.safeParse(address, email).success) wrong('email', 'email-not-valid')
    if (seen.has(`${email} ${agency}`)) wrong('email', 'twice')
    seen.add(`${email} ${agency}`)
    if (!row.firstname) wrong('firstname', 'name-missing')
    if (!row.lastname) wrong('lastname', 'name-missing')
    if (!mine.includes(agency)) wrong('agency', 'agency-not-yours')
    if (!['', 'active', 'disabled'].includes(status)) wrong('status', 'status-unknown')
    const found = people.get(email)
    const isElsewhere = found?.agencies.some((code) => !mine.includes(code)) ?? false
    const isSwitched = status === (found?.disabled ? 'active' : 'disabled')
    const becomes = isSwitched ? status : null
    if (isSwitched && (isElsewhere || found?.id === person.id)) wrong('status', 'of-other-agencies')
    const groupIds = named(
      row.groups,
      (name) => groups.find((each) => each.name === name && each.agency_code === agency)?.id,
    )
    const roleIds = named(
      row.roles,
      (name) =>
        roles.find(
          (each) => each.name === name && (each.agencies.length === 0 || each.agencies.includes(agency)),
        )?.id,
    )
    if (groupIds.includes('')) wrong('groups', 'group-unknown')
    if (roleIds.includes('')) wrong('roles', 'role-unknown')
    const account = accounts.get(agency) ?? ''
    const standing = {
      personId: found?.id ?? null,
      isNew: !found,
      mayRename: found !== undefined && !isElsewhere,
      isElsewhere,
    }
    return {
      ...row,
      email,
      agency,
      account,
      groupIds,
      roleIds,
      becomes,
      ...standing,
    }
  })
  return { checked, errors }
}

/** `Planners; Leads` as ids, '' for one that there is not. */
const named = (list: string | undefined, idOf: (name: string) => string | undefined): string[] =>
  (list ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => idOf(name) ?? '')
