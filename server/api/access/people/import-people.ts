import { randomUUID } from 'node:crypto'
import { sql as raw, type Transaction } from 'kysely'
import * as v from 'valibot'
import { MAX_IMPORT_ROWS } from '../../../../miniapps/domain/access/limits.ts'
import type { Changed } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { Imported, ImportRow } from '../../../../miniapps/domain/access/wire.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts, Person } from '../../kit/api-environment.ts'
import { refusal } from '../refusals.ts'
import type { Administrator } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { giveRoleToEach } from '../grants/give-role.ts'
import { applyRules } from '../grants/group-rules.ts'
import { addMembers } from '../grants/members.ts'
import { reason, strict } from '../input.ts'
import { accountsJoined } from './accounts-joined.ts'
import { addToAgencies } from './add-person.ts'
import { checkRows, type CheckedRow } from './check-rows.ts'
import { sendInvitations } from './send-invitation.ts'
import { disablePerson } from './set-disabled.ts'

const cell = v.pipe(v.string('must be text'), v.trim(), v.maxLength(500, 'must have at most 500 characters'))

export const importInput = strict({
  rows: v.pipe(
    v.array(
      strict({
        email: cell,
        firstname: cell,
        lastname: cell,
        agency: cell,
        groups: v.optional(cell),
        roles: v.optional(cell),
        status: v.optional(cell),
      }),
    ),
    v.maxLength(MAX_IMPORT_ROWS, `must have at most ${MAX_IMPORT_ROWS} rows`),
  ),
  reason,
})

/** Adds and changes people, all of them or, where one row is wrong, none. */
export async function importPeople(
  parts: ApiParts,
  administrator: Administrator,
  { rows, reason: why = '' }: v.InferOutput<typeof importInput>,
  dry: boolean,
): Promise<Changed<Imported>> {
  const { person: by, agencies } = administrator
  const { checked, errors } = await checkRows(parts.sql, administrator, rows as ImportRow[])
  const nothing = { added: 0, changed: 0, unchanged: 0, errors }
  if (errors.length > 0) {
    if (dry) return { data: nothing, impact: { people: 0, lost: [], gained: [], broken: [] } }
    throw refusal(
      'import-not-valid',
      { rows: new Set(errors.map(({ row }) => row)).size },
      { imported: nothing },
    )
  }
  const idOf = new Map(checked.map(({ email, personId }) => [email, personId ?? `person-${randomUUID()}`]))
  const people = checked.map((row) => ({ ...row, personId: idOf.get(row.email)! }))
  const ids = [...idOf.values()]
  const touched = [...new Set(people.map(({ agency }) => agency))].filter((agency) =>
    agencies.includes(agency),
  )
  return changeRights(parts, {
    by,
    dry,
    concerned: {
      people: raw`select unnest(${ids}::text[])`,
      accounts: accountsJoined(
        touched,
        people.flatMap(({ groupIds }) => groupIds),
      ),
      permissions: null,
    },
    make: async (sql) => {
      const changed = await takeRows(sql, parts, administrator, people, why)
      const data = { ...nothing, ...changed, ...(dry && { invitations: [] }) }
      await applyRules(sql, by, touched, { people: ids })
      return data
    },
  })
}

type Row = CheckedRow & { personId: string }

/** All rows at once: some statements for the whole file, not some for each row. */
async function takeRows(
  sql: Transaction<Database>,
  parts: ApiParts,
  administrator: Administrator,
  rows: readonly Row[],
  reason: string,
): Promise<Omit<Imported, 'errors'>> {
  const { person: by } = administrator
  const members = rows.map((row) => ({ ...row, id: row.personId }))
  const joined = await addToAgencies(sql, parts, by, members, reason)
  const touched = new Set(joined.map(({ id, agency }) => `${id} ${agency}`))
  const touch = (people: readonly (string | null)[], agency: string) =>
    people.forEach((id) => touched.add(`${id} ${agency}`))
  for (const [group, those] of byEach(rows, ({ groupIds }) => groupIds)) {
    const more = await addMembers(sql, by, [group], idsOf(those), reason)
    touch(idsOf(more.map(({ person_id }) => ({ personId: person_id }))), those[0]!.agency)
  }
  for (const row of await rename(sql, rows)) touch([row.personId], row.agency)
  for (const [key, those] of byEach(rows, ({ roleIds, account }) =>
    roleIds.map((id) => `${id} ${account}`),
  )) {
    const [role = ''] = key.split(' ')
    const { account, agency } = those[0]!
    const holders = [...new Set(idsOf(those))].map((person) => ({ person }))
    const given = { role, account, below: false, expiresAt: null, reason }
    const more = await giveRoleToEach(sql, administrator, holders, given)
    touch(
      more.map(({ person_id }) => person_id),
      agency,
    )
  }
  for (const { personId, agency, becomes } of rows)
    if (becomes && (await disablePerson(sql, by, personId, becomes === 'disabled', reason)))
      touch([personId], agency)
  const changed = rows.filter(({ isNew, personId, agency }) => !isNew && touched.has(`${personId} ${agency}`))
  const added = rows.filter(({ isNew }) => isNew).length
  const invitations = await invite(sql, parts, by, rows, joined)
  return { added, changed: changed.length, unchanged: rows.length - added - changed.length, invitations }
}

const idsOf = (rows: readonly Pick<Row, 'personId'>[]): string[] => rows.map(({ personId }) => personId)

function byEach(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) for (const key of keysOf(row)) found.set(key, [...(found.get(key) ?? []), row])
  return found
}

/** One invitation a person, to the first agency in which they are new. */
async function invite(
  sql: Transaction<Database>,
  parts: ApiParts,
  by: Person,
  rows: readonly Row[],
  joined: readonly { id: string; agency: string }[],
): Promise<NonNullable<Imported['invitations']>> {
  const disabled = new Set(idsOf(rows.filter(({ becomes }) => becomes === 'disabled')))
  const first = new Map(joined.toReversed().map((each) => [each.id, each]))
  const invited = [...first.values()].filter(({ id }) => !disabled.has(id))
  const rowOf = new Map(rows.map((row) => [row.personId, row]))
  const sent = await sendInvitations(
    sql,
    parts,
    by,
    invited.map(({ id, agency }) => ({ id, agency, mayCopy: !rowOf.get(id)!.isElsewhere })),
  )
  return invited.map(({ id }) => ({ email: rowOf.get(id)!.email, ...sent.get(id)! }))
}

/** Answers the rows whose names were others. */
async function rename(sql: Transaction<Database>, rows: readonly Row[]): Promise<readonly Row[]> {
  const names = rows
    .filter(({ mayRename }) => mayRename)
    .map(({ personId, firstname, lastname }) => ({ id: personId, firstname, lastname }))
  if (names.length === 0) return []
  const { rows: renamed } = await raw<{ id: string }>`
    update person set firstname = named.firstname, lastname = named.lastname
    from (select distinct on (id) * from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      as named (id text, firstname text, lastname text)) as named
    where person.id = named.id and (person.firstname, person.lastname) <> (named.firstname, named.lastname)
    returning person.id`.execute(sql)
  const ids = new Set(renamed.map(({ id }) => id))
  return rows.filter(({ personId }) => ids.has(personId))
}
