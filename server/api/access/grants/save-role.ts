import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import * as v from 'valibot'
import { brokenRules } from '../../../../miniapps/domain/access/duties.ts'
import type { Database } from '../../../db/schema.ts'
import { readJson } from '../../kit/read-json.ts'
import { refusal } from '../refusals.ts'
import { created, type Handler } from '../../kit/routes.ts'
import { type AccessWorld, mustAdminister } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { prefixOf } from '../guard/standing.ts'
import { codes, id as idInput, isDry, name, reason, strict } from '../input.ts'
import { holders, linesOf, noteRole, ownRole } from './role-change.ts'
import { roleLine } from './role-lines.ts'

const permissions = v.pipe(
  v.array(strict({ key: idInput, values: codes }), 'must be a list'),
  v.maxLength(50, 'must have at most 50 keys'),
  v.check((keys) => new Set(keys.map(({ key }) => key)).size === keys.length, 'must name each key once'),
)

const roleInput = strict({
  name,
  applicationId: idInput,
  agencies: codes,
  countries: codes,
  permissions,
  reason,
})

type RoleInput = v.InferOutput<typeof roleInput>

export const makeRole: Handler<AccessWorld> = async (world, context) => {
  const input = await readJson(context, roleInput)
  return created(context, await saveRole(world, `role-${randomUUID()}`, input, isDry(context)))
}
makeRole.takes = { body: roleInput }

export const changeRole: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const input = await readJson(context, roleInput)
  await ownRole(world, id)
  return saveRole(world, id, input, isDry(context))
}
changeRole.takes = { body: roleInput }

/** Nobody makes a role for agencies that they do not administer. */
async function saveRole(world: AccessWorld, role: string, input: RoleInput, dry: boolean) {
  const { sql, administrator } = world
  const { reason: why, applicationId, ...line } = input
  const all = await sql.selectFrom('agency').select('code').execute()
  mustAdminister(administrator, ...(line.agencies.length > 0 ? line.agencies : all.map(({ code }) => code)))
  const stored = await sql
    .selectFrom('user_role')
    .select(['permissions', 'application_id'])
    .where('id', '=', role)
    .executeTakeFirst()
  const [was, is] = [linesOf(stored?.permissions ?? []), linesOf(line.permissions)]
  await mustKeepDuties(world, line, is, was)
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
  return changeRights(world, { by: administrator.person, dry, concerned: holders(role, concerned), make })
}

/** Everybody who got a role that holds both sides of a rule would break it. @throws Refusal with the rule's name */
async function mustKeepDuties(
  world: AccessWorld,
  { name: role, agencies }: Pick<RoleInput, 'name' | 'agencies'>,
  held: readonly string[],
  heldBefore: readonly string[],
) {
  const prefix = prefixOf(world)
  const rules = await world.sql
    .selectFrom('duty_rule')
    .select(['id', 'name', 'first', 'second'])
    .$if(agencies.length > 0, (query) => query.where('agency_code', 'in', agencies))
    .execute()
  const bare = (codes: readonly string[]) =>
    new Set(codes.map((code) => (code.startsWith(prefix) ? code.slice(prefix.length) : code)))
  const known = brokenRules(rules, bare(heldBefore)) // by a role that is older than the rule
  const broken = brokenRules(rules, bare(held)).find((rule) => !known.includes(rule))
  if (broken) throw refusal('role-breaks-duties', { role, rule: broken.name })
}

const difference = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...one.filter((each) => !other.includes(each)),
  ...other.filter((each) => !one.includes(each)),
]
