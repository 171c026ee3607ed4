import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { sql as raw, type Transaction } from 'kysely'
import * as v from 'valibot'
import { brokenRules } from '../../../../miniapps/domain/access/duties.ts'
import type { RoleLine } from '../../../../miniapps/domain/access/wire-grants.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import { readJson } from '../../kit/read-json.ts'
import { Refusal } from '../../kit/refusal.ts'
import { administratorOf, type Administrator, agenciesAsked, mustAdminister } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { prefixOf } from '../guard/standing.ts'
import { codes, id, isDry, name, reason, strict } from '../input.ts'
import { pageOf, pageQuery, withoutKey } from '../page.ts'
import { roleLine, roleRows } from './role-lines.ts'

const permissions = v.pipe(
  v.array(strict({ key: id, values: codes }), 'must be a list'),
  v.maxLength(50, 'must have at most 50 keys'),
  v.check((keys) => new Set(keys.map(({ key }) => key)).size === keys.length, 'must name each key once'),
)

const roleInput = strict({ name, applicationId: id, agencies: codes, countries: codes, permissions, reason })

type RoleInput = v.InferOutput<typeof roleInput>

/** All that a role holds: permissions, and values of other keys as `KEY:value`. */
const linesOf = (keys: RoleLine['permissions']): readonly string[] =>
  keys.flatMap(({ key, values }) =>
    key === 'PERMISSIONS' ? values : values.map((value) => `${key}:${value}`),
  )

/** Below `/api/access/roles`. */
export function rolesRouter(parts: ApiParts) {
  const { sql } = parts
  const prefix = prefixOf(parts)
  const api = new Hono<ApiEnvironment>()

  api.get('/', async (context) => {
    const administrator = await administratorOf(parts, context)
    const page = pageQuery(context.req.query())
    const asked = agenciesAsked(administrator, context.req.queries('agency'))
    const rows = await roleRows(sql, administrator.agencies, asked, page)
    return context.json(pageOf(rows, page, withoutKey))
  })

  api.get('/:id', async (context) =>
    context.json({
      data: await roleLine(sql, await administratorOf(parts, context), context.req.param('id')),
    }),
  )

  api.post('/', async (context) => {
    const administrator = await administratorOf(parts, context)
    const input = await readJson(context, roleInput)
    return context.json(await saveRole(administrator, `role-${randomUUID()}`, input, isDry(context)), 201)
  })

  api.put('/:id', async (context) => {
    const administrator = await administratorOf(parts, context)
    const input = await readJson(context, roleInput)
    const role = context.req.param('id')
    await mustBeTheirs(administrator, role)
    return context.json(await saveRole(administrator, role, input, isDry(context)))
  })

  api.delete('/:id', async (context) => {
    const administrator = await administratorOf(parts, context)
    const before = await mustBeTheirs(administrator, context.req.param('id'))
    const make = async (transaction: Transaction<Database>) => {
      await transaction.deleteFrom('user_role').where('id', '=', before.id).execute()
      const why = context.req.query('reason')
      await noteRole(transaction, administrator, 'role.removed', before, { before, reason: why })
      return null
    }
    const concerned = holders(before.id, linesOf(before.permissions))
    return context.json(
      await changeRights(parts, { by: administrator.person, dry: isDry(context), concerned, make }),
    )
  })

  async function mustBeTheirs(administrator: Administrator, role: string) {
    const line = await roleLine(sql, administrator, role)
    if (!line.mayChange) throw new Refusal('role-of-other-agencies', { role: line.name })
    return line
  }

  /** Everybody who got a role that holds both sides of a rule would break it. @throws Refusal with the rule's name */
  async function mustKeepDuties(
    { name: role, agencies }: Pick<RoleInput, 'name' | 'agencies'>,
    held: readonly string[],
    heldBefore: readonly string[],
  ) {
    const rules = await sql
      .selectFrom('duty_rule')
      .select(['id', 'name', 'first', 'second'])
      .$if(agencies.length > 0, (query) => query.where('agency_code', 'in', agencies))
      .execute()
    const bare = (codes: readonly string[]) =>
      new Set(codes.map((code) => (code.startsWith(prefix) ? code.slice(prefix.length) : code)))
    const known = brokenRules(rules, bare(heldBefore)) // by a role that is older than the rule
    const broken = brokenRules(rules, bare(held)).find((rule) => !known.includes(rule))
    if (broken) throw new Refusal('role-breaks-duties', { role, rule: broken.name })
  }

  /** Nobody makes a role for agencies that they do not administer. */
  async function saveRole(administrator: Administrator, role: string, input: RoleInput, dry: boolean) {
    const { reason: why, applicationId, ...line } = input
    const all = await sql.selectFrom('agency').select('code').execute()
    mustAdminister(administrator, ...(line.agencies.length > 0 ? line.agencies : all.map(({ code }) => code)))
    const stored = await sql
      .selectFrom('user_role')
      .select(['permissions', 'application_id'])
      .where('id', '=', role)
      .executeTakeFirst()
    const [was, is] = [linesOf(stored?.permissions ?? []), linesOf(line.permissions)]
    await mustKeepDuties(line, is, was)
    const row = { ...line, application_id: applicationId, permissions: JSON.stringify(line.permissions) }
    const make = async (transaction: Transaction<Database>) => {
      const before = stored && (await roleLine(transaction, administrator, role))
      await transaction
        .insertInto('user_role')
        .values({ id: role, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute()
      const after = await roleLine(transaction, administrator, role)
      const action = before ? 'role.changed' : 'role.created'
      await noteRole(transaction, administrator, action, after, { before, after, reason: why })
      return after
    }
    // in another application every flag is another one
    const concerned = stored?.application_id === applicationId ? difference(was, is) : [...was, ...is]
    return changeRights(parts, { by: administrator.person, dry, concerned: holders(role, concerned), make })
  }

  return api
}

const difference = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...one.filter((each) => !other.includes(each)),
  ...other.filter((each) => !one.includes(each)),
]

/** Whoever holds a role, where they hold it: on an account, or by the first release in their agencies. */
const holders = (role: string, differing: readonly string[]) => ({
  people: raw`select person_id from effective_role where role_id = ${role}
    union select person_id from person_role where role_id = ${role}`,
  accounts: raw`select account_id from role_assignment where role_id = ${role}
    union select az_id from agency where exists (select from person_role where role_id = ${role})`,
  permissions: raw`select unnest(${[...differing]}::text[])`,
})

/** For each agency that uses it: its administrators look for it there. */
const noteRole = (
  sql: Transaction<Database>,
  { person, agencies: mine }: Administrator,
  action: `role.${string}`,
  { id, name, agencies }: { id: string; name: string; agencies: readonly string[] },
  change: { before?: unknown; after?: unknown; reason?: string | undefined },
) =>
  writeAudit(
    sql,
    ...(agencies.length > 0 ? agencies : mine).map((agency) => ({
      actor: person.id,
      action,
      subject: { type: 'role', id, name },
      agency,
      ...change,
    })),
  )
