import { randomUUID } from 'node:crypto'
import { sql as raw, type Transaction } from 'kysely'
import * as v from 'valibot'
import { MAX_IMPORT_ROWS } from '../../../../miniapps/domain/access/limits.ts'
import type { Changed } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { Imported, ImportRow } from '../../../../miniapps/domain/access/wire.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Administrator } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { giveRole } from '../grants/give-role.ts'
import { applyRules } from '../grants/group-rules.ts'
import { addMembers } from '../grants/members.ts'
import { reason, strict } from '../input.ts'
import { accountsJoined } from './accounts-joined.ts'
import { addMember } from './add-person.ts'
import { checkRows, type CheckedRow } from './check-rows.ts'
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
    throw new Refusal(
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
      const data = { ...nothing }
      for (const row of people) data[await importRow(sql, parts, administrator, row, why)]++
      await applyRules(sql, by, touched, { people: ids })
      return data
    },
  })
}

type Outcome = 'added' | 'changed' | 'unchanged'

async function importRow(
  sql: Transaction<Database>,
  parts: ApiParts,
  administrator: Administrator,
  row: CheckedRow & { personId: string },
  reason: string,
): Promise<Outcome> {
  const { person: by } = administrator
  const { personId, account, isNew } = row
  const joined = await addMember(sql, parts, by, { ...row, id: personId, reason })
  let changes = (await addMembers(sql, by, row.groupIds, [personId], reason)) + (await rename(sql, row))
  for (const role of row.roleIds) {
    const given = { person: personId, role, account, below: false, expiresAt: null, reason }
    if (await giveRole(sql, administrator, given, 'unless given')) changes++
  }
  if (row.status !== '' && (await disablePerson(sql, by, personId, row.status === 'disabled', reason)))
    changes++
  if (isNew) return 'added'
  return joined || changes > 0 ? 'changed' : 'unchanged'
}

/** Answers how many were changed. */
async function rename(
  sql: Transaction<Database>,
  { personId, firstname, lastname, mayRename }: CheckedRow,
): Promise<number> {
  if (!mayRename) return 0
  const renamed = await sql
    .updateTable('person')
    .set({ firstname, lastname })
    .where('id', '=', personId)
    .where(raw<boolean>`(firstname, lastname) <> (${firstname}, ${lastname})`)
    .executeTakeFirst()
  return Number(renamed.numUpdatedRows)
}
