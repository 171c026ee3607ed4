import { isDeepStrictEqual } from 'node:util'
import { sql as raw } from 'kysely'
import { writeAudit } from '../../../audit/write-audit.ts'
import { currentRequest } from '../../../log/request-record.ts'
import { applyRules } from '../grants/group-rules.ts'
import { applyPatch } from './apply-patch.ts'
import { canonicalResource, type Resource } from './canonical.ts'
import { guardedPerson } from './guarded.ts'
import { patchOperations } from './patch-operations.ts'
import { findRow, readRow } from './read-resources.ts'
import { type UserRow, USERS } from './read-users.ts'
import { notUnique } from './scim-error.ts'
import type { Kind } from './resource-routes.ts'
import type { ScimContext } from './scim-context.ts'
import { type SaidOfUser, saidOfUser } from './said-of-user.ts'
import { isShared, joinAgency, keepOut, removeFromAgency, unlock } from './user-standing.ts'
import { USER } from './user-type.ts'

export const USER_KIND: Kind<UserRow> = {
  reading: USERS,
  create: createUser,
  replace: replaceUser,
  patch: patchUser,
  remove: removeUser,
}

/** Answers the id of who is new to the directory; a person whom the portal knows by the address is taken as they are. */
async function createUser(context: ScimContext, body: Resource): Promise<string> {
  const said = saidOfUser(canonicalResource(USER, body))
  const known = await context.sql
    .selectFrom('person')
    .select('id')
    .where('email', '=', said.email)
    .executeTakeFirst()
  const id = known?.id ?? `person-${crypto.randomUUID()}`
  const before = known && (await findRow(USERS, context, id))
  if (before && (before.is_said || before.user_name.toLowerCase() === said.userName.toLowerCase()))
    throw notUnique(`${said.email} is here already, as ${before.user_name}.`)
  await save(context, id, { ...said, active: said.active ?? (before ? undefined : true) }, before)
  return id
}

async function replaceUser(context: ScimContext, id: string, body: Resource): Promise<void> {
  const before = await readRow(USERS, context, id)
  await save(context, id, saidOfUser(canonicalResource(USER, body)), before)
}

async function patchUser(context: ScimContext, id: string, body: Resource): Promise<void> {
  const before = await readRow(USERS, context, id)
  const { schemas: _, id: _id, meta: _meta, groups: _groups, ...resource } = USERS.resource(before, context)
  const patched = applyPatch(USER, resource, patchOperations(body))
  // what the portal filled in is not the directory's word
  const isSaid = (name: string) =>
    name in (before.attributes ?? {}) || !isDeepStrictEqual(patched[name], resource[name])
  const said = saidOfUser(patched)
  const attributes = Object.fromEntries(Object.entries(said.attributes).filter(([name]) => isSaid(name)))
  await save(context, id, { ...said, attributes }, before)
}

async function removeUser(context: ScimContext, id: string): Promise<void> {
  await readRow(USERS, context, id)
  const { agency } = context
  await guardedPerson(context, id, async (sql) => {
    await removeFromAgency({ ...context, sql }, id)
    const subject = { type: 'person', id } as const
    await writeAudit(sql, { action: 'person.removed', subject, agency, reason: 'SCIM' })
  })
}

async function save(
  context: ScimContext,
  id: string,
  said: SaidOfUser,
  before: UserRow | undefined,
): Promise<void> {
  await mustBeFree(context, id, said)
  const isOwn = !(await isShared(context, id))
  const moves = before === undefined || (said.active !== undefined && said.active !== before.active)
  const person = {
    id,
    email: said.email,
    firstname: said.firstname ?? said.email.split('@')[0]!,
    lastname: said.lastname ?? '',
  }
  const keep = async (within: ScimContext) => {
    if (before === undefined || (said.active === true && !before.active))
      await letIn(within, person, said.active)
    if (isOwn) await keepPerson(within, id, said)
    await keepSaid(within, id, said)
    if (said.active === false && (before?.active ?? true)) await keepOut(within, id)
    await noteChange(within, id, said, before)
  }
  if (!moves && !(isOwn && before.email !== said.email)) return keep(context)
  await guardedPerson(context, id, async (sql) => {
    await keep({ ...context, sql })
    await applyRules(sql, {}, [context.agency], { people: [id] })
  })
}

/** Who is inactive from the beginning is known, and not in: they belong to the agency only where to no other. */
async function letIn(
  context: ScimContext,
  person: Parameters<typeof joinAgency>[1],
  active: boolean | undefined,
) {
  if (active === false && (await isShared(context, person.id))) return
  await joinAgency(context, person)
  if (active !== false) await unlock(context, person.id)
}

async function mustBeFree({ sql, agency }: ScimContext, id: string, said: SaidOfUser): Promise<void> {
  const key = said.userName.toLowerCase()
  const { rows } = await raw<{ names: boolean }>`
    select user_name_key is not distinct from ${key} as names from scim_user
      where agency_code = ${agency} and person_id <> ${id}
        and (user_name_key = ${key} or external_id = ${said.externalId ?? null}::text)
    union all
    select true from person join agency_member as member on member.person_id = person.id
      left join scim_user as other on other.agency_code = member.agency_code and other.person_id = person.id
      where member.agency_code = ${agency} and person.id <> ${id} and person.email = ${key}
        and other.user_name_key is null`.execute(sql)
  if (rows.some(({ names }) => names)) throw notUnique(`The userName ${said.userName} is somebody else's.`)
  if (rows.length > 0) throw notUnique(`The externalId ${said.externalId} is somebody else's.`)
}

/** Names and address of somebody who belongs to no other agency. */
async function keepPerson({ sql }: ScimContext, id: string, said: SaidOfUser): Promise<void> {
  const { email, firstname, lastname } = said
  const holder = await sql.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst()
  if (holder && holder.id !== id) throw notUnique(`The address ${email} is somebody else's.`)
  const names = firstname === undefined ? {} : { firstname, lastname: lastname ?? '' }
  await sql
    .updateTable('person')
    .set({ email, ...names })
    .where('id', '=', id)
    .execute()
}

async function keepSaid({ sql, agency }: ScimContext, id: string, said: SaidOfUser): Promise<void> {
  const row = {
    user_name: said.userName,
    user_name_key: said.userName.toLowerCase(),
    external_id: said.externalId ?? null,
    attributes: JSON.stringify(said.attributes),
  }
  await sql
    .insertInto('scim_user')
    .values({ ...row, agency_code: agency, person_id: id })
    .onConflict((conflict) =>
      conflict
        .columns(['agency_code', 'person_id'])
        .doUpdateSet({ ...row, changed_at: raw<Date>`clock_timestamp()` }),
    )
    .execute()
}

/** Names of attributes go to the audit log, their values to where erasing reaches them. */
async function noteChange(
  { sql, agency }: ScimContext,
  id: string,
  said: SaidOfUser,
  before: UserRow | undefined,
): Promise<void> {
  const was: Resource = before
    ? { userName: before.user_name, externalId: before.external_id ?? undefined, ...before.attributes }
    : {}
  const is: Resource = { userName: said.userName, externalId: said.externalId, ...said.attributes }
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !isDeepStrictEqual(was[name], is[name]),
  )
  if (names.length === 0) return
  const of = (values: Resource) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]])))
  await sql
    .insertInto('scim_change')
    .values({
      agency_code: agency,
      person_id: id,
      request_id: currentRequest()?.id ?? null,
      before: of(was),
      after: of(is),
    })
    .execute()
  await writeAudit(sql, {
    action: 'person.changed',
    agency,
    subject: { type: 'person', id },
    before: { attributes: names.filter((name) => was[name] !== undefined) },
    after: { attributes: names.filter((name) => is[name] !== undefined) },
    reason: 'SCIM',
  })
}
