import { Hono } from 'hono'
import { type RawBuilder, sql as raw, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { Assignment } from '../../../../miniapps/domain/access/wire-grants.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import { readJson } from '../../kit/read-json.ts'
import { Refusal } from '../../kit/refusal.ts'
import { grantDirect, revokeDirect } from '../../permissions/grant-direct.ts'
import { accountIn } from '../account-lines.ts'
import { administratorOf, type Administrator, agenciesAsked } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { permissionsOf } from '../guard/standing.ts'
import { codes, expiresAt, id, isDry, note, strict } from '../input.ts'
import { mustBeKnown } from '../known-permissions.ts'
import { pageOf, pageQueryByTime } from '../page.ts'
import { mustKnow } from '../people/person-detail.ts'
import { assignmentRows, assignmentsWhere, noted } from './assignment-lines.ts'
import { giveRole } from './give-role.ts'
import { groupLine } from './group-lines.ts'

const below = v.boolean('must be true or false')
const assignmentInput = v.pipe(
  strict({
    person: v.optional(id),
    group: v.optional(id),
    role: id,
    account: id,
    below,
    expiresAt,
    reason: note,
  }),
  v.check(
    ({ person, group }) => (person === undefined) !== (group === undefined),
    'must name a person or a group',
  ),
)
const assignmentChange = strict({ below, expiresAt, reason: note })
const directInput = strict({ person: id, account: id, add: codes, remove: codes, reason: note })

const FILTERS = {
  person: raw.ref('assignment.person_id'),
  group: raw.ref('assignment.group_id'),
  role: raw.ref('assignment.role_id'),
  account: raw.ref('assignment.account_id'),
} as const

const isIn = (agencies: readonly string[]) => raw`account.agency_code = any(${[...agencies]}::text[])`

/** Below `/api/access`: `/assignments` and `/direct`. */
export function assignmentsRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()

  api.get('/assignments', async (context) => {
    const administrator = await administratorOf(parts, context)
    const page = pageQueryByTime(context.req.query())
    const where: RawBuilder<unknown>[] = [isIn(agenciesAsked(administrator, context.req.queries('agency')))]
    for (const [filter, column] of Object.entries(FILTERS)) {
      const asked = context.req.query(filter)
      if (asked) where.push(raw`${column} = ${asked}`)
    }
    if (page.after)
      where.push(
        raw`(given_at, assignment.id) < (${page.after[0]}::timestamp at time zone 'utc', ${page.after[1]})`,
      )
    const rows = await assignmentRows(sql, raw.join(where, raw` and `), page.limit + 1)
    return context.json(pageOf(rows, page, ({ line }) => line))
  })

  api.post('/assignments', async (context) => {
    const administrator = await administratorOf(parts, context)
    const given = await readJson(context, assignmentInput)
    const account = await accountIn(sql, administrator.agencies, given.account)
    if (!account) throw new Refusal('account-not-found', { account: given.account })
    const ofAgency = { ...administrator, agencies: [account.agency] }
    if (given.person !== undefined) await mustKnow(sql, ofAgency, given.person)
    if (given.group !== undefined) await groupLine(sql, ofAgency, given.group)
    const make = async (transaction: Transaction<Database>) =>
      lineOf(transaction, administrator, (await giveRole(transaction, administrator, given))!)
    const concerned = holders(given.person ?? null, given.group ?? null, given.role, given.account)
    return context.json(
      await changeRights(parts, { by: administrator.person, dry: isDry(context), concerned, make }),
      201,
    )
  })

  api.put('/assignments/:id', async (context) => {
    const administrator = await administratorOf(parts, context)
    const change = await readJson(context, assignmentChange)
    const before = await lineOf(sql, administrator, context.req.param('id'))
    const make = async (transaction: Transaction<Database>) => {
      await transaction
        .updateTable('role_assignment')
        .set({ below: change.below, expires_at: change.expiresAt })
        .where('id', '=', before.id)
        .execute()
      const after = await lineOf(transaction, administrator, before.id)
      await noteAssignment(transaction, administrator, 'role.reassigned', before, {
        before: noted(before),
        after: noted(after),
        reason: change.reason,
      })
      return after
    }
    return context.json(
      await changeRights(parts, {
        by: administrator.person,
        dry: isDry(context),
        concerned: holdersOf(before),
        make,
      }),
    )
  })

  api.delete('/assignments/:id', async (context) => {
    const administrator = await administratorOf(parts, context)
    const before = await lineOf(sql, administrator, context.req.param('id'))
    const make = (transaction: Transaction<Database>) =>
      removeAssignment(transaction, administrator, before, context.req.query('reason'))
    const { person: by } = administrator
    const taken = { by, dry: isDry(context), concerned: holdersOf(before), make }
    return context.json(await changeRights(parts, taken))
  })

  api.post('/direct', async (context) => {
    const administrator = await administratorOf(parts, context)
    const { person, account, add, remove, reason } = await readJson(context, directInput)
    const line = await accountIn(sql, administrator.agencies, account)
    if (!line) throw new Refusal('account-not-found', { account })
    await mustKnow(sql, { ...administrator, agencies: [line.agency] }, person)
    await mustBeKnown(parts, administrator, add)
    const grant = { personId: person, accountId: account, by: administrator.person.id, reason }
    const make = async (transaction: Transaction<Database>) => {
      await grantDirect(transaction, parts, { ...grant, permissions: add })
      await revokeDirect(transaction, parts, { ...grant, permissions: remove })
      return null
    }
    const concerned = {
      people: raw`select ${person}::text`,
      accounts: raw`select ${account}::text`,
      permissions: raw`select unnest(${[...add, ...remove]}::text[])`,
    }
    return context.json(
      await changeRights(parts, { by: administrator.person, dry: isDry(context), concerned, make }),
    )
  })

  return api
}

/** @throws Refusal where there is none in an agency of theirs */
async function lineOf(
  sql: ApiParts['sql'],
  { agencies }: Administrator,
  assignment: string,
): Promise<Assignment> {
  const [line] = await assignmentsWhere(sql, raw`assignment.id = ${assignment} and ${isIn(agencies)}`)
  if (!line) throw new Refusal('assignment-not-found', { assignment })
  return line
}

export async function removeAssignment(
  sql: Transaction<Database>,
  administrator: Administrator,
  before: Assignment,
  reason?: string,
): Promise<null> {
  await sql.deleteFrom('role_assignment').where('id', '=', before.id).execute()
  await noteAssignment(sql, administrator, 'role.unassigned', before, { before: noted(before), reason })
  return null
}

const holders = (person: string | null, group: string | null, role: string, account: string) => ({
  people: raw`select ${person}::text union all select person_id from group_member where group_id = ${group}`,
  accounts: raw`select ${account}::text`,
  permissions: permissionsOf(raw`select ${role}::text`),
})

const holdersOf = ({ person, group, role, account }: Assignment) =>
  holders(person?.id ?? null, group?.id ?? null, role.id, account.id)

const noteAssignment = (
  sql: Transaction<Database>,
  { person }: Administrator,
  action: `role.${string}`,
  { role, account }: Assignment,
  change: { before?: unknown; after?: unknown; reason?: string | undefined },
) =>
  writeAudit(sql, {
    actor: person.id,
    action,
    subject: { type: 'role', ...role },
    agency: account.agency,
    ...change,
  })
